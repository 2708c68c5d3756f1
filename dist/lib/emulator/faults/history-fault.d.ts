import type { Stage } from '../state/deployments.ts';
import type { Aim } from './aim.ts';
/**
 * A fault in what the history shows; what really happens stays as it is. With `times`, `skip` and `probability` a word flaps,
 * goes back, or never comes.
 */
export type HistoryFault = ShownStageFault | ShownWordFault | WordFormFault | HiddenStatusFault | HiddenNewestFault;
/** Only the history has these. */
export interface HistoryAim extends Aim {
    /** The one read that shows the status of a deployment. */
    readonly operation: 'list_deployments';
}
/** Every deployment of the page looks as if it were in this stage. */
export interface ShownStageFault extends HistoryAim {
    /** Which fault. */
    readonly kind: 'show-stage';
    /** The dialect has a word for it. */
    readonly stage: Stage;
}
/** Every deployment of the page has this status word. */
export interface ShownWordFault extends HistoryAim {
    /** Which fault. */
    readonly kind: 'show-word';
    /** Any text. */
    readonly word: string;
}
/** Status words are spelled in another way: `DEPLOYING`, `deploying`, `dEpLoYiNg`. */
export interface WordFormFault extends HistoryAim {
    /** Which fault. */
    readonly kind: 'change-case';
    /** The way. */
    readonly to: 'upper' | 'lower' | 'mixed';
}
/** Records have no status. */
export interface HiddenStatusFault extends HistoryAim {
    /** Which fault. */
    readonly kind: 'hide-status';
}
/** The newest deployments are missing. */
export interface HiddenNewestFault extends HistoryAim {
    /** Which fault. */
    readonly kind: 'hide-newest';
    /** How many of them; 1 by default. */
    readonly count?: number;
}
