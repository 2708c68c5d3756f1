export function message(texts, ...values) {
    const [first = '', ...others] = texts;
    const text = first.slice(first.indexOf(': ') + 2);
    return others.reduce((sentence, next, index) => sentence + String(values[index]) + next, text);
}
export function oneLine(text) {
    return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trimEnd();
}
export function withoutFullStop(sentence) {
    return sentence.trim().replace(/\.$/, '');
}
export function excerpt(text, longest, place = 0) {
    if (text.length <= longest)
        return text;
    const from = Math.min(Math.max(0, place - Math.floor(longest / 4)), text.length - longest);
    const to = from + longest;
    const kept = text.slice(from === 0 ? 0 : from + 1, to === text.length ? to : to - 1).toWellFormed();
    return `${from === 0 ? '' : '\u2026'}${kept}${to === text.length ? '' : '\u2026'}`;
}
export function shorten(value, longest = 80) {
    const text = value.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, escapeCharacter);
    if (text.length <= longest)
        return text;
    return `${text.slice(0, longest / 2).toWellFormed()} \u2026 ${text.slice(-longest / 2).toWellFormed()}`;
}
function escapeCharacter(character) {
    const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[character];
    return named ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
export function firstBytes(text, most) {
    if (text.length * 3 <= most || Buffer.byteLength(text) <= most)
        return text;
    return Buffer.from(text)
        .toString('utf8', 0, most)
        .replace(/\ufffd{1,3}$/, '');
}
export function lastLines(lines, most, measure = (line) => line.length) {
    let from = lines.length;
    for (let left = most; from > 0; from -= 1) {
        left -= measure(lines[from - 1] ?? '');
        if (left < 0)
            break;
    }
    return lines.slice(from);
}
