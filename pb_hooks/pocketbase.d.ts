/// <reference path="./modules.d.ts" />
// The small part of PocketBase's own types that these hooks use (its generated file has 25,000 lines). Only for the
// editor and `npm run types`; nothing of it runs.

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
/** Reads on in an open file. What is no UTF-8 becomes U+FFFD. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: PocketBase calls it so.
declare function toString(file: OpenFile, most: number): string;
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
	/** The stored value of a field, for `setRaw` of another record. */
	getRaw(field: string): unknown;
	setRaw(field: string, value: unknown): void;
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
	findCollectionByNameOrId(name: string): Collection;
	/** From memory, for what every request asks. */
	findCachedCollectionByNameOrId(name: string): Collection;
	findAllCollections(...types: string[]): Collection[];
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
	/** Whether the answer has begun. */
	written(): boolean;
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
	/** `readTimeout` in nanoseconds, from the first byte of a request to the last. */
	server: { maxHeaderBytes: number; readTimeout: number; handler: HttpHandler };
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
	/** A hard link: a second name of the same file. */
	link(old: string, name: string): void;
	close(): void;
}
interface OpenFile {
	truncate(length: number): void;
	writeAt(bytes: object, at: number): void;
	/** @param from 0 for the beginning of the file */
	seek(at: number, from: number): void;
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
