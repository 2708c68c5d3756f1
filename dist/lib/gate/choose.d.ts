import type { Platform } from '../client/platform.ts';
import type { Run } from '../client/time/run.ts';
import type { Meaning } from '../deployment/verdict/vocabulary.ts';
/** Which deployment is meant where no id says it. */
export interface ChoiceRequest {
    readonly serviceId: string;
    /** The commit that its record must show, whole or abbreviated; absent where nobody knows one. */
    readonly commit: string | undefined;
    /** Whether the newest one will do, finished as it is. */
    readonly allowLatest: boolean;
}
/** How a deployment was chosen: its id was given, its record shows the commit, or it is the newest (unfinished) one. */
export declare const choices: readonly ['id', 'commit', 'newest-unfinished', 'newest'];
/** One of them. */
export type ChosenBy = (typeof choices)[number];
/** What the history gave. `how` is a sentence for the reader. */
export type Choice = {
    readonly kind: 'chosen';
    readonly by: ChosenBy;
    readonly deploymentId: string;
    readonly ref: string | undefined;
    readonly how: string;
} | {
    readonly kind: 'none';
    readonly reason: string;
};
/** How long a record of the commit may take to show, in milliseconds (product: gate). */
export declare const longestWaitMs = 60000;
/**
 * Chooses the deployment to judge: one whose record shows the commit, waited for until the run's deadline; else the newest unfinished
 * one; else, where allowed, the newest. Rejects with the signal's reason alone.
 */
export declare function chooseDeployment(platform: Platform, request: ChoiceRequest, pace: Pace): Promise<Choice>;
/** How often the history is read, and what its words mean. The run's deadline ends the wait. */
export interface Pace {
    readonly run: Run;
    readonly meaningOf: (word: string) => Meaning;
    /** Adaptive where undefined. */
    readonly pollIntervalMs: number | undefined;
    /** Hears once, in a sentence, what is waited for. */
    readonly onWait: (text: string) => void;
}
