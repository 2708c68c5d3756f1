import { StringDecoder } from 'node:string_decoder';
/** A line is cut here, for a program may print for ever without a line break. Characters. */
const longest = 64 * 1024;
/** Cuts a stream of UTF-8 into lines at `\n` and `\r\n`, wherever the chunks happen to end. */
export class LineSplitter {
    #decoder = new StringDecoder('utf8');
    #rest = '';
    /** The lines that this chunk completes. */
    push(chunk) {
        const lines = (this.#rest + this.#decoder.write(chunk)).split('\n');
        this.#rest = lines.pop() ?? '';
        const whole = lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line)).flatMap(cut);
        if (this.#rest.length >= longest) {
            const pieces = cut(this.#rest);
            this.#rest = pieces.pop() ?? '';
            whole.push(...pieces);
        }
        return whole;
    }
    /** What stood after the last line break. */
    end() {
        const rest = this.#rest + this.#decoder.end();
        this.#rest = '';
        return rest === '' ? [] : cut(rest);
    }
}
function cut(line) {
    if (line.length <= longest)
        return [line];
    const pieces = [];
    for (let start = 0; start < line.length; start += longest)
        pieces.push(line.slice(start, start + longest));
    return pieces;
}
