export function message(texts, ...values) {
    const [first = '', ...others] = texts;
    const text = first.slice(first.indexOf(': ') + 2);
    return others.reduce((sentence, next, index) => sentence + String(values[index]) + next, text);
}
