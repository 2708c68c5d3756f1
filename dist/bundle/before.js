// build/text/cancellation.js
const signals = [
	"SIGINT",
	"SIGTERM",
	"SIGBREAK"
];
function cancellation(what = "The job was cancelled") {
	const controller = new AbortController();
	for (const signal of signals) process.on(signal, () => controller.abort(new Error(`${what} (${signal}).`, { cause: signal })));
	return controller;
}
// build/text/node-version.js
const oldest = 24;
function findOldNode() {
	const { node } = process.versions;
	if (Number.parseInt(node, 10) >= oldest) return void 0;
	return `Taxiway needs Node.js ${oldest} or later, but runs on ${node}. Install a newer Node.js, or put it first on \`PATH\`.`;
}
export { cancellation, findOldNode };
