// @ts-check
// The first import of every command: modules run in the order they are imported, so an old Node hears this sentence
// instead of tripping over something newer further down.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
	console.error(`LEAD needs Node 20.19 or newer, and this is ${process.version}. Get it from https://nodejs.org`);
	process.exit(1);
}
