import type { IncomingMessage } from 'node:http';
import type { Answer } from '../http/answer.ts';
import type { World } from '../operations/handler.ts';
import type { Fault } from './fault.ts';
/** What faults show of the history in place of the truth; the same answer where none of them is about it, and for a refusal. */
export declare function withTroubledHistory(answer: Answer, struck: readonly Fault[], { url }: IncomingMessage, world: World): Answer;
