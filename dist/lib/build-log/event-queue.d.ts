import type { StreamEvent } from '../client/streams/event-stream.ts';
/** Events between the stream's reader and the log's writer, a chunk at a time; bounded, so that a flood waits in the socket. */
export declare class EventQueue {
    #private;
    constructor(onArrival: () => void);
    /** How the connection ended, once everything before the end has been taken. */
    get end(): {
        readonly clean: boolean;
        readonly error: unknown;
    } | undefined;
    /** Reads one connection to its end. Never rejects. */
    fill(chunks: AsyncIterable<readonly StreamEvent[]>): Promise<void>;
    take(): StreamEvent[];
    /** Lets a reader that waits for room come to its end; what still arrives is dropped. */
    abandon(): void;
}
