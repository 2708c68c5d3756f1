import type { Inputs } from './inputs.ts';
/** How a job tells what became of a deployment. */
export interface ReportInputs {
    readonly jobSummary: boolean;
    /** Whether a newer deployment that replaced ours leaves the job green. */
    readonly supersededIsNeutral: boolean;
    readonly environmentUrl: string | undefined;
    /** The GitHub environment whose deployment is kept in step. */
    readonly environment: string | undefined;
    readonly githubToken: string | undefined;
}
/** What holds where the inputs could not be read. */
export declare const defaultReport: ReportInputs;
/** @throws InputError naming the input */
export declare function readReportInputs(inputs: Inputs): ReportInputs;
