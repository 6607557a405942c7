// The request of each step, built from the present rows, which are the same on both servers.
import type { CourseWords } from "#features/courses/mutations.ts";
import { otherWords } from "#support/assignment-words.ts";
import { id } from "#support/fakes/people.ts";
import type { Row, State } from "#support/fakes/state.ts";
import { joinUsBody } from "#support/leads.ts";
import { aMinuteAgo, changeOf, fits, pick } from "./answer-requests.ts";
import { copying, type Request, url } from "./request.ts";
import type { EntryStep, Name, Step } from "./steps.ts";

/** Makes the requests of one history. Its ids are counted up, so that both servers get the same ones. */
export class Requests {
	private made = 0;
	/** The writes so far, accepted or refused. */
	private readonly asked: Request[] = [];

	private noted(request: Request): Request {
		this.asked.push(request);
		return request;
	}

	/** An earlier request once more; altered: with other words. */
	again({ which, who, altered }: Extract<Step, { kind: "again" }>): Request | null {
		const before = this.asked[which % Math.max(1, this.asked.length)];
		if (!before) return null;
		const words = before.path === url("leads") ? /"parent_name":"/g : /"(title|email|text_body|feedback)":"/g;
		const other = () => JSON.stringify(before.body).replace(words, "$&Other ");
		return { ...before, who: who ?? before.who, body: altered ? JSON.parse(other()) : before.body };
	}

	/** Asks which of the writes so far are in the server's ledger. */
	known(who: Name): Request {
		const bodies = JSON.stringify(this.asked.map(({ body }) => body));
		const ids = new Set([...bodies.matchAll(/"mutation":"(\w{15})"/g)].map(([, mutation]) => mutation));
		return { who, method: "POST", path: "/api/lead/known", body: { ids: [...ids] } };
	}

	private newId(): string {
		return id(`made${this.made++}x`);
	}

	batch(state: State, steps: readonly EntryStep[]): Request | null {
		const made = steps.flatMap((step) => {
			const request = this.entry(state, step);
			return request ? [{ step, request }] : [];
		});
		const [first] = steps;
		if (!first || made.length === 0) return null;
		const body = { requests: made.map(({ request }) => request) };
		const batch = { who: first.who, method: "POST", path: "/api/batch", body };
		return this.noted({ ...batch, steps: made.map(({ step }) => ({ ...step, who: first.who })) });
	}

	join(state: State, { who, which, code, taken }: Extract<Step, { kind: "join" }>): Request | null {
		const course = pick(state.rows.courses, which);
		const former = Object.values(state.former)[0];
		const of = code === "current" ? course?.id : code === "former" ? former : "";
		if (of === undefined) return null;
		const body = { id: this.idOf(taken, state.rows.enrollments), mutation: this.newId() };
		return this.noted({ who, method: "POST", path: "/api/lead/join", body, code: { of, now: code === "current" } });
	}

	add(state: State, { who, which, email, taken }: Extract<Step, { kind: "add" }>): Request | null {
		const course_id = pick(state.rows.courses, which)?.id;
		if (!course_id) return null;
		const body = { id: this.idOf(taken, state.rows.enrollments), course_id, email, mutation: this.newId() };
		return this.noted({ who, method: "POST", path: "/api/lead/enrol", body });
	}

	copy(state: State, { who, which, into, task, taken }: Extract<Step, { kind: "copy material" }>): Request | null {
		const { materials, courses, assignments } = state.rows;
		const [source_id, course_id] = [pick(materials, which)?.id, pick(courses, into)?.id];
		if (!source_id || !course_id) return null;
		const assignment_id = task === null ? "" : (pick(assignments, task)?.id ?? "");
		const body = { id: this.idOf(taken, materials), source_id, course_id, assignment_id, mutation: this.newId() };
		return this.noted({ who, method: "POST", path: copying, body });
	}

	/** Sent without a token, whoever is signed in. */
	inquire(state: State, { who, spoilt, taken }: Extract<Step, { kind: "inquire" }>): Request {
		const id = this.idOf(taken, state.leads);
		const fields = { id, email: `${id}@families.test`, full_message: `My daughter ${id}`, mutation: this.newId() };
		const body = joinUsBody(spoilt ? { ...fields, parent_name: " " } : fields);
		return this.noted({ who, method: "POST", path: url("leads"), body });
	}

	private idOf(taken: boolean, rows: Record<string, object>): string {
		return (taken && Object.keys(rows).sort()[0]) || this.newId();
	}

	private entry(state: State, step: EntryStep): { method: string; url: string; body: object } | null {
		const { rows } = state;
		const [mutation, me] = [this.newId(), id(step.who)];
		const create = (name: keyof State["rows"], body: object) => ({
			method: "POST",
			url: url(name),
			body: { ...body, mutation },
		});
		const change = (name: keyof State["rows"], row: Row, body: object) => ({
			method: "PATCH",
			url: `${url(name)}/${row.id}`,
			body: { ...body, mutation },
		});
		if (step.kind === "submit") {
			const answered = new Set(
				Object.values(rows.submissions)
					.filter((row) => row.student_id === me)
					.map((row) => row.assignment_id),
			);
			const task = pick(rows.assignments, step.which, (row) => !step.apt || !answered.has(row.id));
			if (!task) return null;
			const whose = { assignment_id: task.id, student_id: me };
			const words = { text_body: `Answer ${mutation}`, submitted_at: aMinuteAgo(), clock_unsure: false };
			return create("submissions", { id: this.idOf(step.taken, rows.submissions), ...whose, ...words });
		}
		if (step.kind === "create course") {
			const id = this.idOf(step.taken, rows.courses);
			return create("courses", { id, teacher_id: me, title: step.title, ...plain });
		}
		if (step.kind === "create assignment") {
			const course = pick(rows.courses, step.which);
			const words = {
				...otherWords,
				title: step.title,
				instructions: "",
				max_points: 20,
				due_at: "",
				opens_at: step.opens,
			};
			return course
				? create("assignments", {
						id: this.idOf(step.taken, rows.assignments),
						course_id: course.id,
						created_by: me,
						written_at: aMinuteAgo(),
						...words,
					})
				: null;
		}
		if (step.kind === "edit course") {
			const row = pick(rows.courses, step.which);
			const words = { ...plain, title: step.title, subject: "Math", grade_level: "7", grade_step: "0.25" };
			return row ? change("courses", row, { ...words, replaces: step.fresh ? row.revision : "another" }) : null;
		}
		if (step.kind === "edit assignment") {
			const row = pick(rows.assignments, step.which);
			const max_points = Math.max(1, step.points);
			const words = {
				...otherWords,
				title: step.title,
				instructions: "Now",
				max_points,
				due_at: "",
				opens_at: step.opens,
			};
			return row ? change("assignments", row, { ...words, replaces: step.fresh ? row.revision : "another" }) : null;
		}
		if (step.kind === "file assignment") {
			const row = pick(rows.assignments, step.which);
			return row ? change("assignments", row, { status: step.status }) : null;
		}
		if (step.kind === "end course") {
			const row = pick(rows.courses, step.which);
			return row
				? change("courses", row, { archived_at: step.at === "now" ? new Date().toISOString() : step.at })
				: null;
		}
		const row = pick(rows.submissions, step.which, (found) => !step.apt || fits(step, found, me));
		return row ? change("submissions", row, changeOf(step, row, mutation)) : null;
	}
}

/** What a course says besides its title. */
const plain: Omit<Required<CourseWords>, "title"> = { code: "C", subject: "", grade_level: "", grade_step: "" };
