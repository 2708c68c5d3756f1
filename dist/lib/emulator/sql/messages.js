const headerBytes = 5;
/** A statement, or several, as the simple query protocol sends it. Without a null character: that ends it. */
export function queryMessage(sql) {
    const text = Buffer.from(`${sql}\0`);
    const message = Buffer.alloc(headerBytes + text.length);
    message.write('Q');
    message.writeInt32BE(4 + text.length, 1);
    text.copy(message, headerBytes);
    return message;
}
/** Cuts what the engine sends into messages, wherever its chunks end, and keeps so many bytes of each at most. */
export class MessageReader {
    #keptBytes;
    #header = Buffer.alloc(0);
    #pieces = [];
    #kept = 0;
    /** Bytes of the message that are still to come. */
    #missing = 0;
    constructor(keptBytes) {
        this.#keptBytes = keptBytes;
    }
    /** The messages that are complete with this chunk. It is copied: the engine writes over it. */
    push(chunk) {
        const messages = [];
        let rest = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
        while (rest.length > 0) {
            if (this.#header.length < headerBytes) {
                const wanted = headerBytes - this.#header.length;
                this.#header = Buffer.concat([this.#header, rest.subarray(0, wanted)]);
                rest = rest.subarray(wanted);
                if (this.#header.length < headerBytes)
                    break;
                this.#missing = this.#header.readInt32BE(1) - 4;
            }
            const part = rest.subarray(0, this.#missing);
            this.#keep(part);
            this.#missing -= part.length;
            rest = rest.subarray(part.length);
            if (this.#missing === 0)
                messages.push(this.#finish());
        }
        return messages;
    }
    #keep(part) {
        const kept = Buffer.from(part.subarray(0, this.#keptBytes - this.#kept));
        this.#pieces.push(kept);
        this.#kept += kept.length;
    }
    #finish() {
        const message = { type: this.#header.toString('latin1', 0, 1), body: Buffer.concat(this.#pieces) };
        this.#header = Buffer.alloc(0);
        this.#pieces = [];
        this.#kept = 0;
        return message;
    }
}
/** The fields of an error or a notice, by their letter (PostgreSQL: Error and Notice Message Fields). */
export function noticeFields({ body }) {
    const fields = body.toString().split('\0');
    return new Map(fields.filter((field) => field !== '').map((field) => [field.slice(0, 1), field.slice(1)]));
}
/** The columns that a RowDescription announces. */
export function columnsOf({ body }) {
    const columns = [];
    let at = 2;
    while (at < body.length) {
        const end = body.indexOf(0, at);
        // Behind the name: the table and the number of its column, the type, its size, its modifier and its format.
        if (end < 0 || end + 19 > body.length)
            break;
        columns.push({ name: body.toString('utf8', at, end), type: body.readInt32BE(end + 7) });
        at = end + 19;
    }
    return columns;
}
/** The values of a DataRow as text; null is empty, as psql shows it. */
export function cellsOf({ body }) {
    const cells = [];
    let at = 2;
    while (at + 4 <= body.length) {
        const length = Math.max(0, body.readInt32BE(at));
        cells.push(body.toString('utf8', at + 4, Math.min(at + 4 + length, body.length)));
        at += 4 + length;
    }
    return cells;
}
