// The small part of PocketBase's own types that these hooks use (its generated file has 25,000 lines). Only for the
// editor and `npm run types`; nothing of it runs.

interface Modules {
	"/hooks/lib/accounts/account-fields.js": typeof import("./lib/accounts/account-fields.js");
	"/hooks/lib/accounts/account-status.js": typeof import("./lib/accounts/account-status.js");
	"/hooks/lib/accounts/addresses.js": typeof import("./lib/accounts/addresses.js");
	"/hooks/lib/accounts/admin-log.js": typeof import("./lib/accounts/admin-log.js");
	"/hooks/lib/accounts/admins.js": typeof import("./lib/accounts/admins.js");
	"/hooks/lib/accounts/approval.js": typeof import("./lib/accounts/approval.js");
	"/hooks/lib/accounts/attempt-limits.js": typeof import("./lib/accounts/attempt-limits.js");
	"/hooks/lib/accounts/change-email.js": typeof import("./lib/accounts/change-email.js");
	"/hooks/lib/accounts/delete-account.js": typeof import("./lib/accounts/delete-account.js");
	"/hooks/lib/accounts/edit-account.js": typeof import("./lib/accounts/edit-account.js");
	"/hooks/lib/accounts/first-admin.js": typeof import("./lib/accounts/first-admin.js");
	"/hooks/lib/accounts/import-accounts.js": typeof import("./lib/accounts/import-accounts.js");
	"/hooks/lib/accounts/look-over.js": typeof import("./lib/accounts/look-over.js");
	"/hooks/lib/accounts/made-accounts.js": typeof import("./lib/accounts/made-accounts.js");
	"/hooks/lib/accounts/namesakes.js": typeof import("./lib/accounts/namesakes.js");
	"/hooks/lib/accounts/own-password.js": typeof import("./lib/accounts/own-password.js");
	"/hooks/lib/accounts/passwords.js": typeof import("./lib/accounts/passwords.js");
	"/hooks/lib/accounts/people.js": typeof import("./lib/accounts/people.js");
	"/hooks/lib/accounts/readable-password.js": typeof import("./lib/accounts/readable-password.js");
	"/hooks/lib/accounts/recheck-account.js": typeof import("./lib/accounts/recheck-account.js");
	"/hooks/lib/accounts/recovery.js": typeof import("./lib/accounts/recovery.js");
	"/hooks/lib/accounts/roles.js": typeof import("./lib/accounts/roles.js");
	"/hooks/lib/accounts/sign-in-help.js": typeof import("./lib/accounts/sign-in-help.js");
	"/hooks/lib/accounts/sign-in.js": typeof import("./lib/accounts/sign-in.js");
	"/hooks/lib/accounts/temporary-passwords.js": typeof import("./lib/accounts/temporary-passwords.js");
	"/hooks/lib/accounts/user-names.js": typeof import("./lib/accounts/user-names.js");
	"/hooks/lib/accounts/users.js": typeof import("./lib/accounts/users.js");
	"/hooks/lib/characters.js": typeof import("./lib/characters.js");
	"/hooks/lib/clock.js": typeof import("./lib/clock.js");
	"/hooks/lib/coursework/assignments.js": typeof import("./lib/coursework/assignments.js");
	"/hooks/lib/coursework/corrections.js": typeof import("./lib/coursework/corrections.js");
	"/hooks/lib/coursework/courses.js": typeof import("./lib/coursework/courses.js");
	"/hooks/lib/coursework/edits.js": typeof import("./lib/coursework/edits.js");
	"/hooks/lib/coursework/enrolments.js": typeof import("./lib/coursework/enrolments.js");
	"/hooks/lib/coursework/give-course.js": typeof import("./lib/coursework/give-course.js");
	"/hooks/lib/coursework/grades.js": typeof import("./lib/coursework/grades.js");
	"/hooks/lib/coursework/grading.js": typeof import("./lib/coursework/grading.js");
	"/hooks/lib/coursework/join-codes.js": typeof import("./lib/coursework/join-codes.js");
	"/hooks/lib/coursework/joining.js": typeof import("./lib/coursework/joining.js");
	"/hooks/lib/coursework/regrading.js": typeof import("./lib/coursework/regrading.js");
	"/hooks/lib/coursework/returning.js": typeof import("./lib/coursework/returning.js");
	"/hooks/lib/coursework/scheduling.js": typeof import("./lib/coursework/scheduling.js");
	"/hooks/lib/coursework/school-year.js": typeof import("./lib/coursework/school-year.js");
	"/hooks/lib/coursework/submissions.js": typeof import("./lib/coursework/submissions.js");
	"/hooks/lib/folding.js": typeof import("./lib/folding.js");
	"/hooks/lib/ids.js": typeof import("./lib/ids.js");
	"/hooks/lib/inquiries/csv.js": typeof import("./lib/inquiries/csv.js");
	"/hooks/lib/inquiries/forms.js": typeof import("./lib/inquiries/forms.js");
	"/hooks/lib/inquiries/inbox.js": typeof import("./lib/inquiries/inbox.js");
	"/hooks/lib/inquiries/inquiries.js": typeof import("./lib/inquiries/inquiries.js");
	"/hooks/lib/inquiries/mail-templates.js": typeof import("./lib/inquiries/mail-templates.js");
	"/hooks/lib/inquiries/progress.js": typeof import("./lib/inquiries/progress.js");
	"/hooks/lib/inquiries/spam-check.js": typeof import("./lib/inquiries/spam-check.js");
	"/hooks/lib/inquiries/words.js": typeof import("./lib/inquiries/words.js");
	"/hooks/lib/mail/contact.js": typeof import("./lib/mail/contact.js");
	"/hooks/lib/mail/decoy.js": typeof import("./lib/mail/decoy.js");
	"/hooks/lib/mail/layout.js": typeof import("./lib/mail/layout.js");
	"/hooks/lib/mail/mail.js": typeof import("./lib/mail/mail.js");
	"/hooks/lib/mail/mails.js": typeof import("./lib/mail/mails.js");
	"/hooks/lib/mail/refusals.js": typeof import("./lib/mail/refusals.js");
	"/hooks/lib/mail/send-lock.js": typeof import("./lib/mail/send-lock.js");
	"/hooks/lib/mail/sending.js": typeof import("./lib/mail/sending.js");
	"/hooks/lib/mail/templates.js": typeof import("./lib/mail/templates.js");
	"/hooks/lib/mail/words-en.js": typeof import("./lib/mail/words-en.js");
	"/hooks/lib/mail/words-fr-student.js": typeof import("./lib/mail/words-fr-student.js");
	"/hooks/lib/mail/words-fr.js": typeof import("./lib/mail/words-fr.js");
	"/hooks/lib/mail/words-set-passwords.js": typeof import("./lib/mail/words-set-passwords.js");
	"/hooks/lib/materials/checks.js": typeof import("./lib/materials/checks.js");
	"/hooks/lib/materials/copies.js": typeof import("./lib/materials/copies.js");
	"/hooks/lib/materials/finished.js": typeof import("./lib/materials/finished.js");
	"/hooks/lib/materials/materials.js": typeof import("./lib/materials/materials.js");
	"/hooks/lib/materials/upload-files.js": typeof import("./lib/materials/upload-files.js");
	"/hooks/lib/materials/uploads.js": typeof import("./lib/materials/uploads.js");
	"/hooks/lib/notices/choices.js": typeof import("./lib/notices/choices.js");
	"/hooks/lib/notices/content.js": typeof import("./lib/notices/content.js");
	"/hooks/lib/notices/events.js": typeof import("./lib/notices/events.js");
	"/hooks/lib/notices/gathering.js": typeof import("./lib/notices/gathering.js");
	"/hooks/lib/notices/hours.js": typeof import("./lib/notices/hours.js");
	"/hooks/lib/notices/pending.js": typeof import("./lib/notices/pending.js");
	"/hooks/lib/notices/unsubscribing.js": typeof import("./lib/notices/unsubscribing.js");
	"/hooks/lib/notices/words.js": typeof import("./lib/notices/words.js");
	"/hooks/lib/phone-number.js": typeof import("./lib/phone-number.js");
	"/hooks/lib/record-writes.js": typeof import("./lib/record-writes.js");
	"/hooks/lib/refuse.js": typeof import("./lib/refuse.js");
	"/hooks/lib/search.js": typeof import("./lib/search.js");
	"/hooks/lib/site/api-requests.js": typeof import("./lib/site/api-requests.js");
	"/hooks/lib/site/durability.js": typeof import("./lib/site/durability.js");
	"/hooks/lib/site/headers.js": typeof import("./lib/site/headers.js");
	"/hooks/lib/site/health.js": typeof import("./lib/site/health.js");
	"/hooks/lib/site/loopback.js": typeof import("./lib/site/loopback.js");
	"/hooks/lib/site/maintenance.js": typeof import("./lib/site/maintenance.js");
	"/hooks/lib/site/open-routes.js": typeof import("./lib/site/open-routes.js");
	"/hooks/lib/site/page-language.js": typeof import("./lib/site/page-language.js");
	"/hooks/lib/site/pages.js": typeof import("./lib/site/pages.js");
	"/hooks/lib/site/queries.js": typeof import("./lib/site/queries.js");
	"/hooks/lib/site/request-limits.js": typeof import("./lib/site/request-limits.js");
	"/hooks/lib/site/settings.js": typeof import("./lib/site/settings.js");
	"/hooks/lib/site/superuser.js": typeof import("./lib/site/superuser.js");
	"/hooks/lib/sql.js": typeof import("./lib/sql.js");
	"/hooks/lib/sync/batches.js": typeof import("./lib/sync/batches.js");
	"/hooks/lib/sync/changes.js": typeof import("./lib/sync/changes.js");
	"/hooks/lib/sync/handshake.js": typeof import("./lib/sync/handshake.js");
	"/hooks/lib/sync/known.js": typeof import("./lib/sync/known.js");
	"/hooks/lib/sync/ledger.js": typeof import("./lib/sync/ledger.js");
	"/hooks/lib/sync/once.js": typeof import("./lib/sync/once.js");
	"/hooks/lib/waiting.js": typeof import("./lib/waiting.js");
}
declare const __hooks: "/hooks";
declare function require<Path extends keyof Modules>(path: Path): Modules[Path];
declare const module: { exports: object };
declare const console: { log(...what: unknown[]): void };

declare class DateTime {
	/** Now, or the time a text says. */
	constructor(text?: string);
	isZero(): boolean;
	after(other: DateTime): boolean;
	before(other: DateTime): boolean;
	unix(): number;
	string(): string;
	addDate(years: number, months: number, days: number): DateTime;
}
type PocketDate = DateTime;
declare class DynamicModel {
	constructor(shape: Record<string, unknown>);
	[field: string]: unknown;
}
declare function arrayOf<Model>(model: Model): Model[];
declare function nullFloat(): unknown;
declare function nullBool(): unknown;
declare function toBytes(text: string): number[];
/** Reads a body whole, as bytes that stay outside of JavaScript. Throws when the line breaks. */
declare function toBytes(body: RequestBody, most: number): Bytes;
interface RequestBody {
	readonly isBody: true;
}
interface Bytes {
	length: number;
}
// biome-ignore lint/suspicious/noShadowRestrictedNames: this is how PocketBase calls what makes text of a file's bytes.
declare function toString(bytes: object): string;
declare function sleep(milliseconds: number): void;

declare class Record_ {
	constructor(collection: Collection);
	id: string;
	get(field: string): unknown;
	getString(field: string): string;
	getInt(field: string): number;
	getFloat(field: string): number;
	getBool(field: string): boolean;
	getDateTime(field: string): DateTime;
	set(field: string, value: unknown): void;
	hide(...fields: string[]): void;
	unhide(...fields: string[]): void;
	ignoreEmailVisibility(yes: boolean): void;
	ignoreUnchangedFields(yes: boolean): void;
	/** Files that come with this write. */
	getUnsavedFiles(field: string): { name: string; size: number }[];
	/** The folder of its files within the storage. */
	baseFilesPath(): string;
	original(): Record_;
	validatePassword(password: string): boolean;
	collection(): Collection;
	withCustomData(shown: boolean): void;
	/** What its JSON holds, as a map that can be added to. */
	publicExport(): { [field: string]: unknown };
	newVerificationToken(): string;
	newPasswordResetToken(): string;
	newEmailChangeToken(newEmail: string): string;
	setRandomPassword(): string;
	refreshTokenKey(): void;
}
type DbRecord = Record_;
declare const Record: typeof Record_;
interface Collection {
	id: string;
	name: string;
	/** PocketBase's own. */
	system: boolean;
	fields: Field[] & { getByName(name: string): Field | null };
	/** Null: superusers only; "": everybody. */
	listRule: string | null;
	viewRule: string | null;
	createRule: string | null;
	updateRule: string | null;
	deleteRule: string | null;
	/** Whether its records are accounts. */
	isAuth(): boolean;
}

interface Field {
	type(): string;
	getName(): string;
	getHidden(): boolean;
}

interface Query {
	bind(values: object): Query;
	one(into: DynamicModel): void;
	all(into: DynamicModel[]): void;
	execute(): unknown;
}
interface Database {
	newQuery(sql: string): Query;
}
interface App {
	dataDir(): string;
	db(): Database;
	nonconcurrentDB(): Database;
	save(what: DbRecord | Settings): void;
	saveNoValidate(record: DbRecord): void;
	settings(): Settings;
	findRecordById(collection: string, id: string): DbRecord;
	findFirstRecordByFilter(collection: string, filter: string, values: object): DbRecord;
	findCollectionByNameOrId(name: string): Collection;
	/** From memory, for what every request asks. */
	findCachedCollectionByNameOrId(name: string): Collection;
	findAllCollections(...types: string[]): Collection[];
	countRecords(collection: string, where: unknown): number;
	findAuthRecordByEmail(collection: string, email: string): DbRecord;
	findAuthRecordByToken(token: string, type: string): DbRecord;
	runInTransaction(work: (tx: App) => void): void;
	isTransactional(): boolean;
	/** Memory of this process, shared by all script runtimes. */
	store(): {
		get(key: string): unknown;
		set(key: string, value: unknown): void;
		setFunc(key: string, change: (before: unknown) => unknown): void;
		getAll(): Record<string, unknown>;
		remove(key: string): void;
	};
	txInfo(): { onComplete(then: (failed: Error | null) => void): void };
	newMailClient(): { send(message: MailerMessage): void };
}
interface Settings {
	meta: { appName: string; appURL: string; senderName: string; senderAddress: string };
	smtp: { enabled: boolean; host: string; port: number; tls: boolean; username: string; password: string };
	trustedProxy: { headers: string[] };
	logs: { maxDays: number };
}

interface HeaderMap {
	get(name: string): string;
	set(name: string, value: string): void;
	add(name: string, value: string): void;
	del(name: string): void;
}
interface FileInfo {
	isDir(): boolean;
	size(): number;
	modTime(): { unixMilli(): number };
}
interface Bindable {
	bindBody(into: DynamicModel): void;
}
interface RequestEvent extends Bindable {
	app: App;
	auth: DbRecord;
	request: {
		url: { path: string; rawQuery: string; query(): { get(name: string): string } };
		method: string;
		contentLength: number;
		header: HeaderMap;
		pathValue(name: string): string;
		body: RequestBody;
	};
	response: { header(): HeaderMap };
	realIP(): string;
	/** Values of a collection's columns are as the record holds them, all others as they came. */
	requestInfo(): { body: { [field: string]: unknown } };
	hasSuperuserAuth(): boolean;
	next(): void;
	json(status: number, body: unknown): void;
	string(status: number, text: string): void;
	noContent(status: number): void;
	fileFS(folder: object, path: string): void;
	blob(status: number, contentType: string, bytes: object): void;
	redirect(status: number, address: string): void;
}
interface RecordEvent extends Omit<RequestEvent, "request" | "response" | "auth"> {
	get auth(): DbRecord;
	set auth(who: DbRecord | null);
	record: DbRecord;
	collection: Collection;
	requestEvent: RequestEvent;
}
interface ListEvent {
	records: DbRecord[];
	hasSuperuserAuth(): boolean;
	next(): void;
}
interface BatchEntry {
	method: string;
	url: string;
	headers: Record<string, string> | null;
}
interface BatchEvent extends Omit<RequestEvent, "request" | "response"> {
	requestEvent: RequestEvent;
	batch: BatchEntry[];
}
// In record hooks `request` and `response` are only found on `requestEvent`.
interface PasswordEvent extends Omit<RequestEvent, "request" | "response"> {
	requestEvent: RequestEvent;
	record: DbRecord | null;
	collection: Collection;
	identity: string;
	password: string;
}
interface FileEvent {
	requestEvent: RequestEvent;
	record: DbRecord;
	servedName: string;
	next(): void;
}
interface AuthEvent {
	record: DbRecord;
	/** "" when a token is refreshed. */
	authMethod: string;
	next(): void;
}
interface ModelEvent {
	app: App;
	record: DbRecord;
	next(): void;
}
interface EnrichEvent extends ModelEvent {
	requestInfo: { auth: DbRecord | null };
}
interface MailAddress {
	name: string;
	address: string;
}
interface MailMessage {
	from: MailAddress;
	to: MailAddress[];
	headers: Record<string, string>;
	subject: string;
	html: string;
	text: string;
}
declare class MailerMessage {
	constructor(message: {
		from: MailAddress;
		to: { address: string }[];
		headers: Record<string, string>;
		subject: string;
		html: string;
		text: string;
	});
}
interface MailEvent {
	mailer: { password: string };
	message: MailMessage;
	next(): void;
}

declare class ApiError extends Error {
	constructor(status: number, message: string, data: object | null);
}
declare class NotFoundError extends Error {
	constructor(message: string, data: object | null);
}
declare class BadRequestError extends Error {
	constructor(message: string, data: object | null);
}
declare class UnauthorizedError extends Error {
	constructor(message: string, data: object | null);
}
declare class ForbiddenError extends Error {
	constructor(message: string, data: object | null);
}
declare class ValidationError {
	constructor(code: string, message: string);
}

/** A middleware of PocketBase's own. */
interface NativeMiddleware {
	id: string;
}
/** What answers requests, and Go's router that hands them on by their address. */
interface HttpHandler {
	handle(route: string, handler: HttpHandler): void;
}
interface RouteGroup {
	group(prefix: string): RouteGroup;
}
interface Router extends RouteGroup {
	routerGroup: RouteGroup;
	bind(middleware: NativeMiddleware): void;
	unbind(id: string): void;
	buildMux(): HttpHandler;
}
interface ServeEvent {
	app: App;
	router: Router;
	server: { maxHeaderBytes: number; handler: HttpHandler };
	next(): void;
}
/** The server itself, only while hook files are read. */
declare const $app: { onServe(): { bind(handler: { priority: number; func: (e: ServeEvent) => void }): void } };

declare const $apis: {
	bodyLimit(bytes: number): NativeMiddleware;
	requireSuperuserAuth(): NativeMiddleware;
	requireAuth(collection: string): object;
	enrichRecord(event: RequestEvent, record: DbRecord): void;
};
declare const $dbx: { hashExp(values: object): unknown };
declare const $security: {
	sha256(text: string): string;
	hs256(text: string, secret: string): string;
	equal(a: string, b: string): boolean;
	randomString(length: number): string;
	randomStringWithAlphabet(length: number, alphabet: string): string;
};
declare const $os: {
	getenv(name: string): string;
	stat(path: string): FileInfo;
	dirFS(path: string): object;
	mkdirAll(path: string, mode: number): void;
	writeFile(path: string, content: string, mode: number): void;
	readFile(path: string): object;
	rename(from: string, to: string): void;
	readDir(path: string): { name(): string }[];
	removeAll(path: string): void;
	openRoot(path: string): FolderRoot;
};
/** Go's os.Root: nothing outside of its folder can be reached through it. */
interface FolderRoot {
	create(name: string): OpenFile;
	open(name: string): OpenFile;
	openFile(name: string, flags: number, mode: number): OpenFile;
	chmod(name: string, mode: number): void;
	close(): void;
}
interface OpenFile {
	truncate(length: number): void;
	writeAt(bytes: object, at: number): void;
	sync(): void;
	close(): void;
}
declare const $filesystem: { fileFromPath(path: string): { name: string; size: number } };
declare const $filepath: { join(...parts: string[]): string };
declare const $http: {
	send(request: { method: string; url: string; headers: object; body: string; timeout: number }): unknown;
};

declare function onBootstrap(handler: (e: { app: App; next(): void }) => void): void;
declare function onBatchRequest(handler: (e: BatchEvent) => void): void;
declare function onMailerSend(handler: (e: MailEvent) => void): void;
declare function onRecordCreateRequest(handler: (e: RecordEvent) => void, ...collections: string[]): void;
declare function onRecordUpdateRequest(handler: (e: RecordEvent) => void, ...collections: string[]): void;
declare function onRecordDeleteRequest(handler: (e: RecordEvent) => void, ...collections: string[]): void;
declare function onRecordsListRequest(handler: (e: ListEvent) => void, ...collections: string[]): void;
declare function onRecordViewRequest(handler: (e: RecordEvent) => void, ...collections: string[]): void;
declare function onRecordAuthWithPasswordRequest(handler: (e: PasswordEvent) => void, ...collections: string[]): void;
declare function onRecordAuthRequest(handler: (e: AuthEvent) => void, ...collections: string[]): void;
declare function onFileDownloadRequest(handler: (e: FileEvent) => void, ...collections: string[]): void;
declare function onRecordConfirmPasswordResetRequest(handler: (e: RecordEvent) => void, ...collections: string[]): void;
declare function onRecordConfirmEmailChangeRequest(handler: (e: RecordEvent) => void, ...collections: string[]): void;
declare function onRecordCreate(handler: (e: ModelEvent) => void, ...collections: string[]): void;
declare function onRecordUpdate(handler: (e: ModelEvent) => void, ...collections: string[]): void;
declare function onRecordValidate(handler: (e: ModelEvent) => void, ...collections: string[]): void;
declare function onRecordEnrich(handler: (e: EnrichEvent) => void, ...collections: string[]): void;
declare class Middleware {
	constructor(handler: (e: RequestEvent) => void, priority: number, id: string);
}
declare function routerUse(handler: ((e: RequestEvent) => void) | Middleware): void;
declare function routerAdd(method: string, path: string, handler: (e: RequestEvent) => void, guard?: object): void;
declare function cronAdd(name: string, when: string, handler: () => void): void;
