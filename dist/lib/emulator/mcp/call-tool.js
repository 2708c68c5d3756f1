import { isDocumentedStatus, statusMeanings } from '../../contract/status.js';
import { Streamed } from '../http/answer.js';
import { expectArguments } from '../http/arguments.js';
import { expectPermitted, perform } from '../operations/perform.js';
import { Refusal } from '../refusal.js';
/** Performs the operation of a tool as the route of it would. A refusal is an answer too, with its documented meaning. */
export async function callTool(world, caller, tool, { args, signal }) {
    const { name } = tool;
    try {
        expectToolArguments(tool, args);
        expectPermitted(caller.key, name);
        expectArguments(name, args);
        const result = await perform(world, caller, name, args);
        return answerOf(result instanceof Streamed ? await whole(result, signal) : result);
    }
    catch (error) {
        return { ...textOf(sentenceOf(error)), isError: true };
    }
}
/** A tool requires more than its route, and takes less. */
function expectToolArguments({ name, inputSchema }, args) {
    for (const argument of Object.keys(args)) {
        const taken = Object.hasOwn(inputSchema.properties ?? {}, argument);
        if (!taken)
            throw new Refusal(400, `The tool ${name} has no argument "${argument}".`);
    }
    for (const argument of inputSchema.required ?? []) {
        if (args[argument] === undefined)
            throw new Refusal(400, `The tool ${name} needs the argument "${argument}".`);
    }
}
function answerOf(result) {
    const answer = textOf(JSON.stringify(result));
    return isObject(result) ? { ...answer, structuredContent: result } : answer;
}
function textOf(text) {
    return { content: [{ type: 'text', text }] };
}
/** A tool answers with one message, however long a log is. */
async function whole({ chunks }, signal) {
    const pieces = [];
    for await (const chunk of chunks(signal))
        pieces.push(chunk);
    return JSON.parse(pieces.join(''));
}
function sentenceOf(error) {
    const status = error instanceof Refusal ? error.status : 500;
    const said = error instanceof Error ? error.message : String(error);
    return isDocumentedStatus(status) ? `${status}: ${said} (${statusMeanings[status]})` : `${status}: ${said}`;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
