// A centre as large as one may become.
import type { RealServer } from "#support/server.ts";

const padded = (value: string, length: number) => `substr('000000000000000' || (${value}), -${length})`;
const numbers = (count: number) => `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
const firsts = ["Maya", "Karim", "Léa", "Élie", "Nour", "Charbel", "Yara", "Georges", "Rita", "Ali"];
const lasts = ["Haddad", "Khoury", "Sfeir", "Chamoun", "Nassar", "Tannous", "Maalouf", "Geagea", "Abou Jaoudé", "Saad"];
const oneOf = (names: string[], which: string) =>
	`json_extract('${JSON.stringify(names)}', '$[' || ((${which}) % ${names.length}) || ']')`;
const plain = (sql: string) => `replace(replace(replace(lower(${sql}), 'é', 'e'), 'É', 'e'), 'ô', 'o')`;

/**
 * 1,000 people, written into the tables directly: 40 wait (the first has waited longest), 20 are blocked, every twentieth
 * is a teacher; the last is the newest. And 500 materials, without their files.
 */
export async function bigCentre(server: RealServer): Promise<void> {
	const at = "strftime('%Y-%m-%d %H:%M:%f', '2026-01-05', '+' || i || ' hours') || 'Z'";
	const name = `${oneOf(firsts, "i")} || ' ' || ${oneOf(lasts, "i / 10")} || ' ' || i`;
	await server.sql(`INSERT INTO users (id, email, name, full_name, search, grade, language, verified, tokenKey, password,
		blocked_at, created_at, updated)
		${numbers(1000)} SELECT 'usr' || ${padded("i", 12)}, 'person' || i || '@lead.test', iif(i % 25 = 0, '', ${name}), ${name},
		${plain(name)} || ' person' || i || '@lead.test', iif(i % 20 = 1, '', 1 + i % 12), 'en', i % 3 > 0,
		'key-' || i || hex(randomblob(20)), 'none', iif(i % 50 = 3, ${at}, ''), ${at}, ${at} FROM n`);
	await server.sql(`INSERT INTO user_roles (id, user_id, role, created_at, updated)
		SELECT 'rol' || substr(id, 4), id, iif(grade = '', 'teacher', 'student'), created_at, updated FROM users
		WHERE id LIKE 'usr%'`);
	const title = `${oneOf(["Fractions", "Le présent", "The water cycle", "Géométrie", "Loops"], "i")} || ' ' || i`;
	await server.sql(`INSERT INTO materials (id, title, subject, grade, description, file_path, size, search, created_at, updated)
		${numbers(500)} SELECT 'mat' || ${padded("i", 12)}, ${title}, ${oneOf(["Math", "French", "Science", "Math", "Robotics"], "i")},
		1 + i % 12, 'Two pages to print, with the answers on the back.', 'cardOf' || i || '.pdf', 20000 + i * 7919,
		${plain(title)}, ${at}, ${at} FROM n`);
}
