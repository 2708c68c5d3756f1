import type { Phase } from './report.ts';
/** The stretches of a run, one after the other: each begins where the one before it ends. */
export declare class Phases {
    #private;
    constructor(name: string);
    enter(name: string, atMs: number): void;
    end(atMs: number): readonly Phase[];
}
