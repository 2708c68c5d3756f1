import { createContext, Script } from 'node:vm';
import { InputError } from '../client/errors.js';
/** One search may take so long, whatever the pattern and the texts. */
const mostMs = 1_000;
/** A search that took too long: the pattern backtracks without end on some text. */
export class SlowPatternError extends Error {
    constructor() {
        super('The pattern takes more than a second to match: it backtracks, so make it simpler');
        this.name = 'SlowPatternError';
    }
}
/**
 * A regular expression of the user, held against texts of strangers. It is the language's own, so a search may backtrack for
 * years; it runs where the engine ends it after a second.
 */
export class Pattern {
    source;
    #expression;
    /**
     * `input` is named where the pattern is wrong. One that matches nothing at all matches everywhere and so tells nothing: it is
     * refused.
     *
     * @throws InputError
     */
    constructor(input, source) {
        this.source = source;
        try {
            this.#expression = new RegExp(source);
        }
        catch (error) {
            const why = error instanceof Error ? (error.message.split(': ').at(-1) ?? '') : 'unreadable';
            throw new InputError(input, `Input \`${input}\` is no regular expression: ${why.toLowerCase()}.`);
        }
        if (this.#expression.test('')) {
            throw new InputError(input, `Input \`${input}\` matches even where there is nothing, so it would tell nothing.`);
        }
    }
    /** Index of the first text that matches, -1 where none does. Throws `SlowPatternError`. */
    find(texts) {
        return bounded(() => texts.findIndex((text) => this.#expression.test(text)));
    }
    /** Where the text matches first, -1 where it does not. Throws `SlowPatternError`. */
    placeIn(text) {
        return bounded(() => text.search(this.#expression));
    }
}
function bounded(search) {
    try {
        return Number(new Script('search()').runInContext(createContext({ search }), { timeout: mostMs }));
    }
    catch (error) {
        if (isTimeout(error))
            throw new SlowPatternError();
        throw error;
    }
}
/** The error may be of the other context, and so no `Error` of ours. */
function isTimeout(error) {
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
