import { cellsOf, columnsOf, noticeFields } from './messages.js';
import { noticeText } from './server-notice.js';
import { tableOf } from './table.js';
/** What the console prints of one query: the results in their order, in the form of psql, and no more than `limit` characters of them. */
export class ConsoleOutput {
    #sql;
    #limit;
    #blocks = [];
    #size = 0;
    #columns;
    #rows = [];
    #rowCount = 0;
    #rowSize = 0;
    #cut = false;
    #state;
    constructor(sql, limit) {
        this.#sql = sql;
        this.#limit = limit;
    }
    /** Whether the engine said that it is ready for more; what has not is broken. */
    get isFinished() {
        return this.#state !== undefined;
    }
    /** Whether the query left a transaction open. */
    get isInTransaction() {
        return this.#state === 'T' || this.#state === 'E';
    }
    get text() {
        const cut = this.#cut ? [`(cut: the console shows ${this.#limit} characters at most)`] : [];
        return [...this.#blocks, ...cut].join('\n');
    }
    take(message) {
        switch (message.type) {
            // RowDescription
            case 'T':
                this.#columns = columnsOf(message);
                break;
            // DataRow
            case 'D':
                this.#row(message);
                break;
            // CopyData
            case 'd':
                this.#print(message.body.toString().replace(/\n$/, ''));
                break;
            // CommandComplete
            case 'C':
                this.#complete(message.body.toString().replace(/\0.*$/s, ''));
                break;
            // ErrorResponse: never cut away, for it is what tells that the query failed.
            case 'E':
                this.#columns = undefined;
                this.#blocks.push(noticeText(noticeFields(message), this.#sql));
                break;
            // NoticeResponse
            case 'N':
                this.#print(noticeText(noticeFields(message), this.#sql));
                break;
            // ReadyForQuery
            case 'Z':
                this.#state = message.body.toString('latin1');
                break;
            default:
                // Empty queries, parameters, the ends of copies: psql prints nothing of them.
                break;
        }
    }
    #row(message) {
        this.#rowCount += 1;
        if (this.#size + this.#rowSize > this.#limit)
            return;
        this.#rows.push(cellsOf(message));
        this.#rowSize += message.body.length;
    }
    #complete(tag) {
        if (this.#columns)
            this.#printTable(this.#columns);
        // What a table shows of itself needs no tag.
        if (!this.#columns || !/^(SELECT|SHOW|EXPLAIN|FETCH|VALUES)\b/.test(tag))
            this.#print(tag);
        this.#columns = undefined;
    }
    #printTable(columns) {
        const { text, shown } = tableOf(columns, this.#rows, this.#limit - this.#size);
        const count = `(${this.#rowCount} ${this.#rowCount === 1 ? 'row' : 'rows'})`;
        this.#print(`${text}\n${count}\n`);
        if (shown < this.#rowCount)
            this.#cut = true;
        this.#rows = [];
        this.#rowCount = 0;
        this.#rowSize = 0;
    }
    #print(block) {
        const room = this.#limit - this.#size;
        if (block.length > room)
            this.#cut = true;
        if (room <= 0)
            return;
        this.#blocks.push(block.slice(0, room));
        this.#size += block.length + 1;
    }
}
