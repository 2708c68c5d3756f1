/** One message of PostgreSQL's protocol, as far as it was kept. */
export interface BackendMessage {
    /** The letter that tells its kind (PostgreSQL: Message Formats). */
    readonly type: string;
    /** Its content without the length; the end may be missing of a long one. */
    readonly body: Buffer;
}
/** A statement, or several, as the simple query protocol sends it. Without a null character: that ends it. */
export declare function queryMessage(sql: string): Uint8Array;
/** Cuts what the engine sends into messages, wherever its chunks end, and keeps so many bytes of each at most. */
export declare class MessageReader {
    #private;
    constructor(keptBytes: number);
    /** The messages that are complete with this chunk. It is copied: the engine writes over it. */
    push(chunk: Uint8Array): BackendMessage[];
}
/** The fields of an error or a notice, by their letter (PostgreSQL: Error and Notice Message Fields). */
export declare function noticeFields({ body }: BackendMessage): ReadonlyMap<string, string>;
/** A column of a result. */
export interface Column {
    readonly name: string;
    /** The object id of its type. */
    readonly type: number;
}
/** The columns that a RowDescription announces. */
export declare function columnsOf({ body }: BackendMessage): Column[];
/** The values of a DataRow as text; null is empty, as psql shows it. */
export declare function cellsOf({ body }: BackendMessage): string[];
