import type { LogLine } from './host.ts';
import { type StreamLine } from './payload.ts';
/**
 * Which number of a stream event, if any, is the sequence of the stored log. A source is proven when an event and a
 * stored line agree in number and in a text that stands nowhere else, and disproven for good when they agree in number alone.
 */
export declare class StreamProof {
    #private;
    /** Whether some number of the events is the sequence. */
    get proven(): boolean;
    /** The proven sequence of an event. */
    sequenceOf({ numbers, text }: StreamLine): number | undefined;
    /** Lines of the stored log, as they come. */
    learn(lines: readonly LogLine[]): void;
}
