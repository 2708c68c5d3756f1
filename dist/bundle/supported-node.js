import { message } from './message.js';
const oldest = 24;
export function unsupportedNode(version = process.versions.node) {
    if (Number.parseInt(version, 10) >= oldest)
        return undefined;
    return message `node-too-old: Taxiway needs Node.js ${oldest} or later, but runs on ${version}. Install a newer Node.js, or put it first on \`PATH\`.`;
}
