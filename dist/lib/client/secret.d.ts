import { inspect } from 'node:util';
/** A value that prints `***` wherever it is written by accident and is revealed on purpose. */
export declare class Secret {
    #private;
    constructor(value: string);
    /** The value itself. */
    reveal(): string;
    /** `***`. */
    toString(): string;
    /** `***`. */
    toJSON(): string;
    [inspect.custom](): string;
}
