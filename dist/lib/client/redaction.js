const shown = '***';
/** Covers the key plain, in JSON, in a URI, and in both kinds of base64. */
export function redactionOf(key) {
    const plain = key.reveal();
    const forms = new Set([
        plain,
        JSON.stringify(plain).slice(1, -1),
        encodeURIComponent(plain),
        encodeURI(plain),
        Buffer.from(plain).toString('base64'),
        Buffer.from(plain).toString('base64url'),
    ]);
    // The longest first, so that no form leaves the rest of a longer one behind.
    const ordered = [...forms].sort((a, b) => b.length - a.length);
    return (text) => ordered.reduce((rest, form) => rest.replaceAll(form, shown), text);
}
