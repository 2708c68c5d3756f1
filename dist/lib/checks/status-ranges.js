import { InputError } from '../client/errors.js';
const form = /^([1-5]\d{2})(?:-([1-5]\d{2}))?$/;
/** Statuses that count as healthy, as `200-399` or `200, 204, 301-303` say it. */
export class StatusRanges {
    #ranges;
    /**
     * `input` is named where the text is wrong.
     *
     * @throws InputError
     */
    constructor(input, text) {
        this.#ranges = text.split(/[\s,]+/).flatMap((part) => (part === '' ? [] : [rangeOf(input, part)]));
        if (this.#ranges.length === 0)
            throw wrong(input);
    }
    includes(status) {
        return this.#ranges.some(([from, to]) => from <= status && status <= to);
    }
    /** Whether the status stands there by itself, not only inside a range. */
    names(status) {
        return this.#ranges.some(([from, to]) => from === status && to === status);
    }
}
function rangeOf(input, part) {
    const [, from, to = from] = form.exec(part) ?? [];
    if (from === undefined || Number(from) > Number(to))
        throw wrong(input);
    return [Number(from), Number(to)];
}
function wrong(input) {
    return new InputError(input, `Input \`${input}\` must be statuses from 100 to 599 or ranges of them, as \`200-399\` or \`200, 204\`.`);
}
