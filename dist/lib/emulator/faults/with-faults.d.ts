import type { Answerer, Respond } from '../http/respond.ts';
import type { World } from '../operations/handler.ts';
import type { Faults } from './faults.ts';
import { type Journal } from './journal.ts';
/** Where faults come from, and where it is written down what they did. */
export interface Trouble {
    readonly faults: Faults;
    readonly journal: Journal;
}
/** Sends what `answer` says, as far as no fault is in the way. */
export declare function withFaults(answer: Answerer, { faults, journal }: Trouble, world: World): Respond;
