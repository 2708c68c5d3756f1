import type { DeploymentReport, Outcome } from '../deployment/report.ts';
import type { GateReport } from '../gate/report.ts';
/** What is known of a gate, also before its end. */
export interface Told extends Partial<Pick<GateReport, 'passed' | 'reason' | 'chosenBy' | 'checks' | 'newer' | 'rollback' | 'durationMs'>> {
    readonly deployment: Pick<DeploymentReport, 'outcome' | 'reason'> & Partial<DeploymentReport>;
}
/** The `report` output, for a later step's `fromJSON`. Times in milliseconds; what is not known is null. */
export interface GateOutput {
    readonly passed: boolean;
    readonly outcome: Outcome;
    readonly reason: string;
    readonly chosenBy: GateReport['chosenBy'] | null;
    readonly deploymentId: string | null;
    readonly serviceId: string | null;
    readonly ref: string | null;
    readonly status: string | null;
    readonly durationMs: number;
    readonly checks: readonly {
        readonly name: string;
        readonly result: string;
        readonly summary: string;
        readonly evidence: readonly string[];
        readonly durationMs: number;
    }[];
    readonly newer: readonly string[];
    readonly rollback: {
        readonly ref: string;
        readonly deploymentId: string | null;
        readonly outcome: Outcome;
        readonly reason: string;
    } | null;
}
/** Bounded but for the length of its texts: some 40 of them a check. */
export declare function gateOutput(told: Told): GateOutput;
