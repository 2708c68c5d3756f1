import { InputError } from '../client/errors.js';
import { message } from '../text/message.js';
const units = { h: 3_600_000, m: 60_000, s: 1_000, ms: 1 };
const form = /^(?:(?<h>\d{1,9})h)?(?:(?<m>\d{1,9})m)?(?:(?<s>\d{1,9})s)?(?:(?<ms>\d{1,9})ms)?$/;
/** The milliseconds of `90s`, `30m`, `1h30m`, `300ms`; undefined for anything else, a bare number included. */
export function parseDuration(text) {
    const groups = form.exec(text)?.groups;
    if (text === '' || groups === undefined)
        return undefined;
    let total = 0;
    for (const [unit, worth] of Object.entries(units))
        total += Number(groups[unit] ?? 0) * worth;
    return total;
}
/** @throws InputError that names the input, for what is no duration or outside the range. */
export function readDuration(input, text, range) {
    const ms = parseDuration(text);
    if (ms === undefined) {
        throw new InputError(input, message('duration-invalid') `\`${input}\` is not a valid duration: "${text}". Use a value such as \`90s\`, \`30m\` or \`1h30m\`, ${range.words}.`);
    }
    if (ms < range.least || ms > range.most) {
        throw new InputError(input, message('duration-out-of-range') `\`${input}\` is out of range: "${text}". It must be ${range.words}.`);
    }
    return ms;
}
