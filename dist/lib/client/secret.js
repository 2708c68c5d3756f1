import { inspect } from 'node:util';
const shown = '***';
/** A value that prints `***` wherever it is written by accident and is revealed on purpose. */
export class Secret {
    #value;
    constructor(value) {
        this.#value = value;
    }
    /** The value itself. */
    reveal() {
        return this.#value;
    }
    /** `***`. */
    toString() {
        return shown;
    }
    /** `***`. */
    toJSON() {
        return shown;
    }
    [inspect.custom]() {
        return shown;
    }
}
