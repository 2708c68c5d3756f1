import type { Phase } from '../deployment/report.ts';
import { type ChartSection } from './gantt.ts';
/** What a job's summary tells; every text may be foreign, secrets are replaced already. */
export interface Summary {
    readonly title: string;
    readonly reason: string;
    /** Rows of the table; those without a value are left out. */
    readonly facts: readonly (readonly [name: string, value: string | undefined])[];
    readonly url: string | undefined;
    readonly phases: readonly Phase[];
    /** In place of the phases, for a run of several parts. */
    readonly sections?: readonly ChartSection[] | undefined;
    /** Markdown that comes before everything but the sentence, e.g. a table; foreign text in it is escaped already. */
    readonly head?: string | undefined;
    /** Markdown that comes after the chart. */
    readonly folds?: readonly string[] | undefined;
    /** The end of the log. */
    readonly tail: readonly string[];
    /** Whose log it is, where it is not the deployment's. */
    readonly tailTitle?: string | undefined;
}
export declare function renderSummary(summary: Summary): string;
