/** Bytes that one element may have: the memory that an array needs is bounded by it, whatever the array's length. */
export declare const largestElement: number;
/**
 * The elements of a JSON array, one by one, out of bytes that were cut anywhere. It only finds where an element ends;
 * `JSON.parse` judges each. Does no I/O. Throws `SyntaxError` where the bytes are no JSON array, `RangeError` where an element
 * exceeds `largestElement`.
 */
export declare class JsonArrayParser {
    #private;
    /** Throws `SyntaxError` where the array was cut off. */
    end(): void;
    /** Adds the elements that these bytes complete, in order; those before a failure too. */
    feed(chunk: Uint8Array, elements: unknown[]): void;
}
/**
 * The elements of a body that is a JSON array: those that a chunk completes, together. Throws as `JsonArrayParser` does, after
 * the elements that were whole.
 */
export declare function parseElements(body: AsyncIterable<Uint8Array>): AsyncGenerator<readonly unknown[]>;
