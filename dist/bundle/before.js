// build/old/github/job/cancellation.js
const names = [
	"SIGINT",
	"SIGTERM",
	"SIGBREAK"
];
function cancellation(what = "The job was cancelled") {
	const controller = new AbortController();
	for (const name of names) process.on(name, () => controller.abort(/* @__PURE__ */ new Error(`${what} (${name}).`)));
	return controller;
}
// build/old/text/message.js
function message(texts, ...values) {
	const [first = "", ...others] = texts;
	const text = first.slice(first.indexOf(": ") + 2);
	return others.reduce((sentence, next, index) => sentence + String(values[index]) + next, text);
}
// build/old/text/supported-node.js
const oldest = 24;
function unsupportedNode(version = process.versions.node) {
	if (Number.parseInt(version, 10) >= oldest) return void 0;
	return message`node-too-old: Taxiway needs Node.js ${oldest} or later, but runs on ${version}. Install a newer Node.js, or put it first on \`PATH\`.`;
}
export { cancellation, unsupportedNode };
