export function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
