import type { Phase } from '../deployment/report.ts';
/** Phases under a heading of their own. */
export interface ChartSection {
    readonly name: string;
    readonly phases: readonly Phase[];
}
/**
 * The phases of a run as a Mermaid Gantt chart. Names come from the platform: whatever Mermaid would read is left out of
 * them. Empty for no phases.
 */
export declare function gantt(phases: readonly Phase[]): string;
/** The same for several parts of a run; those without phases are left out. */
export declare function sectionedGantt(sections: readonly ChartSection[]): string;
/** Milliseconds as people read them: `0.4 s`, `12 s`, `3 m 05 s`. */
export declare function duration(ms: number): string;
