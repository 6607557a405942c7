// A real mail server on a port of its own that can accept, refuse and hang.
import { SMTPServer } from "smtp-server";
import { freePort } from "#scripts/server/pocketbase.mjs";
import { type Mail, mailIn } from "#support/mails.ts";

type Answer = (problem?: Error | null) => void;

class PostOffice {
	/** The value for SMTP_URL. */
	readonly url: string;
	private mode: "accept" | "refuse" | "hang" = "accept";
	/** By address: the reply code instead of an acceptance. */
	private readonly unwanted = new Map<string, number>();
	private readonly unread = new Set<string>();
	private kept: Answer[] = [];
	private readonly raw: Buffer[] = [];
	private account: { username: string; password: string } | undefined;
	private readonly server = new SMTPServer({
		disabledCommands: ["STARTTLS"],
		authOptional: true,
		allowInsecureAuth: true,
		disableReverseLookup: true,
		logger: false,
		socketTimeout: 600_000,
		closeTimeout: 100,
		onConnect: (_, answer) => {
			if (this.mode === "hang") this.kept.push(answer);
			else answer(this.mode === "refuse" ? new Error("Try again later") : null);
		},
		onAuth: ({ username = "", password = "" }, _, answer) => {
			const known = this.account?.username === username && this.account.password === password;
			if (known) answer(null, { user: username });
			else answer(new Error("Wrong password"));
		},
		onMailFrom: (_, { user }, answer) => answer(this.account && !user ? new Error("Sign in first") : null),
		onRcptTo: ({ address }, _, answer) => {
			const responseCode = this.unwanted.get(address);
			const problem = new Error(`<${address}>: no such mailbox`);
			answer(responseCode === undefined ? null : Object.assign(problem, { responseCode }));
		},
		onData: (stream, { envelope }, answer) => {
			const parts: Buffer[] = [];
			stream.on("data", (part: Buffer) => parts.push(part));
			stream.once("end", () => {
				if (envelope.rcptTo.some(({ address }) => this.unread.has(address))) {
					answer(Object.assign(new Error("This looks like spam"), { responseCode: 554 }));
					return;
				}
				this.raw.push(Buffer.concat(parts));
				answer(null);
			});
		},
	});

	constructor(port: number) {
		this.url = `smtp://127.0.0.1:${port}`;
		this.server.on("error", () => {}); // a client that disconnected in the middle of a message
		this.server.listen(port, "127.0.0.1");
	}

	/** From now on it accepts every mail. */
	accept(): void {
		this.mode = "accept";
	}

	/** From now on it accepts mails only from clients that sign in with these. */
	openOnlyTo(username: string, password: string): void {
		this.account = { username, password };
	}

	/** From now on it refuses every mail. */
	refuse(): void {
		this.mode = "refuse";
	}

	/** From now on it accepts connections and never replies. */
	hang(): void {
		this.mode = "hang";
	}

	/** Refuses mails to this address with this reply code: 4xx for now, 5xx for good. */
	refuseFor(address: string, code = 550): void {
		this.unwanted.set(address, code);
	}

	/** Accepts the address and refuses the content. */
	refuseWords(address: string): void {
		this.unread.add(address);
	}

	/** Accepts mails to this address again. */
	takeAgain(address: string): void {
		this.unwanted.delete(address);
	}

	/** How many connections wait for a reply. */
	get hanging(): number {
		return this.kept.length;
	}

	/** Greets or disconnects the connections that wait for a reply. */
	release(how: "greeted" | "sent away"): void {
		const kept = this.kept;
		this.kept = [];
		for (const answer of kept) answer(how === "greeted" ? null : new Error("Closing"));
	}

	/** Every mail that arrived, oldest first. */
	mails(): Promise<Awaited<ReturnType<typeof mailIn>>[]> {
		return Promise.all(this.raw.map((one) => mailIn(one)));
	}

	/** Every mail that arrived for this address, oldest first. */
	async mailsTo(email: string): Promise<Mail[]> {
		return (await this.mails()).filter((mail) => mail.to.toLowerCase() === email.toLowerCase());
	}

	close(): Promise<void> {
		this.release("sent away");
		return new Promise((done) => this.server.close(() => done()));
	}
}

/** Opens a mail server that accepts everything. */
export const postOffice = async (): Promise<PostOffice> => new PostOffice(await freePort());
