import type { AnswerFault } from './answer-fault.ts';
import type { HistoryFault } from './history-fault.ts';
import type { StreamFault } from './stream-fault.ts';
/**
 * Something that goes wrong, as plain JSON: which requests it strikes, and what becomes of them. E.g. a deployment that is made
 * while its answer is lost: `{ operation: 'deploy_service', kind: 'reset', when: 'after-effect', times: 1 }`.
 */
export type Fault = AnswerFault | StreamFault | HistoryFault;
/** A fault that takes the place of the whole answer; no other can be seen beside it. */
export type Replacement = Extract<AnswerFault, {
    kind: 'status' | 'html' | 'endless' | 'redirect' | BrokenKind;
}>;
type BrokenKind = 'reset' | 'close' | 'mute';
/** Whether nothing of the true answer comes through. */
export declare function isReplacement(fault: Fault): fault is Replacement;
export {};
