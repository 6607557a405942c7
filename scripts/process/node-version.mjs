// @ts-check
// The first import of every command. Modules run in the order of their imports, so an old Node prints this sentence
// instead of failing on newer syntax or functions.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
	console.error(`LEAD needs Node 20.19 or newer, and this is ${process.version}. Get it from https://nodejs.org`);
	process.exit(1);
}
