export function text(row, column) {
    const value = row[column];
    if (typeof value !== 'string')
        throw unexpected(column, value);
    return value;
}
export function integer(row, column) {
    const value = row[column];
    if (typeof value !== 'number')
        throw unexpected(column, value);
    return value;
}
export function optionalText(row, column) {
    return row[column] === null ? undefined : text(row, column);
}
export function optionalInteger(row, column) {
    return row[column] === null ? undefined : integer(row, column);
}
export function bytes(row, column) {
    const value = row[column];
    if (!(value instanceof Uint8Array))
        throw unexpected(column, value);
    return value;
}
function unexpected(column, value) {
    return new Error(`The data file holds a ${value === null ? 'null' : typeof value} in "${column}".`);
}
