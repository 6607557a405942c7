// @ts-check
// Writes the demo through the server's own API, as its superuser, so that limits, indexes and hooks check it like any
// other data.
import { createHash, randomBytes } from "node:crypto";
import { asSuperuser } from "#scripts/server/superuser.mjs";
import { calendarFrom } from "./calendar.mjs";
import { francais } from "./francais.mjs";
import { inquiries, leadFields } from "./leads.mjs";
import { materials } from "./materials.mjs";
import { mathematics } from "./mathematics.mjs";
import { demoPassword, people } from "./people.mjs";
import { science } from "./science.mjs";
import { seedMaterial } from "./seed-material.mjs";

/**
 * @typedef {import("#scripts/server/superuser.mjs").Superuser} Superuser
 * @typedef {(when: import("./calendar.mjs").When) => string} Calendar
 * @typedef {Map<string, string>} Ids of people, by key
 */

/**
 * Fills an empty server.
 * @param {string} url of an empty server with an open dashboard
 * @param {import("#scripts/server/superuser.mjs").Credentials} credentials
 * @param {Date} [now]
 * @returns {Promise<void>}
 */
export async function seed(url, credentials, now = new Date()) {
	const server = await asSuperuser(url, credentials);
	const calendar = calendarFrom(now);
	const ids = await seedPeople(server, calendar);
	for (const course of [mathematics, science, francais]) await seedCourse(server, course, ids, calendar);
	for (const material of materials) {
		const id = await seedMaterial(server, material, idOf(ids, material.by));
		await backdate(server, "materials", id, calendar(material.given));
	}
	for (const inquiry of inquiries) {
		const { id } = await server.create("leads", leadFields(inquiry, calendar));
		await backdate(server, "leads", id, calendar(inquiry.arrived ?? inquiry.written));
	}
}

/** @param {Superuser} server @param {Calendar} calendar @returns {Promise<Ids>} */
async function seedPeople(server, calendar) {
	const ids = new Map();
	for (const person of people) {
		// A person who only fills a class gets a random password.
		const password = person.about ? demoPassword : randomBytes(24).toString("base64url");
		const user = await server.create("users", {
			email: person.email,
			password,
			passwordConfirm: password,
			verified: !person.unverified,
			full_name: person.name,
			grade: person.grade ?? "",
			language: person.language ?? "en",
			...statusFields(person, calendar),
		});
		ids.set(person.key, user.id);
		if (person.signedUp) await backdate(server, "users", user.id, calendar(person.signedUp));
		const [given] = await server.list("user_roles", `user_id = '${user.id}'`);
		if (given) await server.update("user_roles", given.id, { role: person.role });
		else await server.create("user_roles", { user_id: user.id, role: person.role });
	}
	return ids;
}

/** When the school year of the demo began: before its first assignment. @type {import("./calendar.mjs").When} */
const firstDay = [-20, "14:30"];

/** @param {import("./people.mjs").Person} person @param {Calendar} calendar */
function statusFields({ name, accountStatus = "approved", reason = "" }, calendar) {
	const yesterday = calendar([-1, "15:00"]);
	return {
		name: accountStatus === "approved" || accountStatus === "blocked" ? name : "",
		declined_at: accountStatus === "declined" ? yesterday : "",
		decline_reason: reason,
		blocked_at: accountStatus === "blocked" ? yesterday : "",
	};
}

/**
 * Makes a row older than it is. The server sets the time of creation, so only SQL can change it.
 * @param {Superuser} server
 * @param {string} collection
 * @param {string} id
 * @param {string} at
 */
async function backdate(server, collection, id, at) {
	await server.sql(`UPDATE ${collection} SET created_at = '${at.replace("T", " ")}' WHERE id = '${id}'`);
}

/**
 * @param {Superuser} server
 * @param {import("./course.mjs").Course} course
 * @param {Ids} ids
 * @param {Calendar} calendar
 */
async function seedCourse(server, course, ids, calendar) {
	const teacher = idOf(ids, course.teacher);
	// The server writes the teacher's own enrollment together with the course.
	const { id } = await server.create("courses", {
		title: course.title,
		code: course.code,
		subject: course.subject,
		grade_level: course.grade,
		teacher_id: teacher,
	});
	for (const key of course.students) {
		const seat = { user_id: idOf(ids, key), course_id: id, role_in_course: "student" };
		await server.create("enrollments", { ...seat, joined_at: calendar(firstDay) });
	}
	for (const assignment of course.assignments) {
		const { id: assignmentId } = await server.create("assignments", {
			course_id: id,
			title: assignment.title,
			instructions: assignment.instructions,
			max_points: assignment.points,
			due_at: assignment.due ? calendar(assignment.due) : "",
			created_by: teacher,
			written_at: calendar(assignment.written),
		});
		for (const answer of assignment.answers) {
			await server.create("submissions", {
				assignment_id: assignmentId,
				student_id: idOf(ids, answer.by),
				...answerFields(answer, calendar),
				...gradeFields(answer, teacher, calendar),
			});
		}
	}
}

/** @param {import("./course.mjs").Answer} answer @param {Calendar} calendar */
function answerFields({ text, at, arrived, clockUnsure = false }, calendar) {
	const submitted = calendar(at);
	const received = arrived ? calendar(arrived) : new Date(Date.parse(submitted) + 1200).toISOString();
	return { text_body: text, submitted_at: submitted, received_at: received, clock_unsure: clockUnsure };
}

/** @param {import("./course.mjs").Answer} answer @param {string} teacher @param {Calendar} calendar */
function gradeFields({ text, grade, feedback = "", gradedAt, before }, teacher, calendar) {
	if (grade === undefined || !gradedAt) return {};
	const seen = createHash("sha256").update(text, "utf8").digest("hex");
	const grade_changes = before ? [earlierGrade(before, gradedAt, teacher, calendar)] : [];
	return { grade, feedback, graded_by: teacher, graded_at: calendar(gradedAt), graded_text: seen, grade_changes };
}

/**
 * @param {import("./course.mjs").EarlierGrade} before
 * @param {import("./calendar.mjs").When} changedAt
 * @param {string} teacher
 * @param {Calendar} calendar
 */
function earlierGrade({ grade, feedback, gradedAt, reason }, changedAt, teacher, calendar) {
	// Unlike a date column, a JSON column keeps a time as it was sent.
	const at = (/** @type {import("./calendar.mjs").When} */ when) => calendar(when).replace("T", " ");
	const given = { grade, feedback, graded_by: teacher, graded_at: at(gradedAt) };
	const id = randomBytes(8).toString("hex").slice(1);
	return { id, ...given, reason, changed_by: teacher, changed_at: at(changedAt) };
}

/** @param {Ids} ids @param {string} key */
function idOf(ids, key) {
	const id = ids.get(key);
	if (!id) throw new Error(`Nobody is called ${key} in people.mjs`);
	return id;
}
