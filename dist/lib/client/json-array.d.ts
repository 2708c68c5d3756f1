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
    /** The elements that these bytes complete, in order. */
    feed(chunk: Uint8Array): Generator<unknown>;
}
/** The elements of a body that is a JSON array. Throws as `JsonArrayParser` does. */
export declare function elementsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<unknown>;
