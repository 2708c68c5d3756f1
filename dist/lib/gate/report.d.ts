import type { DeploymentEvent, FlowHost } from '../deployment/flow.ts';
import type { DeploymentReport } from '../deployment/report.ts';
import type { ChosenBy } from './choose.ts';
/** How a check ended; `cut-short` by a cancellation, `not-run` where something before it failed. */
export declare const checkResults: readonly ['passed', 'failed', 'cut-short', 'not-run'];
/** One of them. */
export type CheckResult = (typeof checkResults)[number];
/** What became of a check. Times are milliseconds since the gate's first request; both are 0 where it was not run. */
export interface CheckReport {
    /** As the check calls itself. */
    readonly name: string;
    /** Only `passed` says that it ran to its end and found all well. */
    readonly result: CheckResult;
    /** One clause, without a full stop. May hold what strangers said. */
    readonly summary: string;
    /** At most 20 lines of at most 500 characters, oldest first. May hold what strangers said. */
    readonly evidence: readonly string[];
    /** Where it begins. */
    readonly startMs: number;
    /** Where it ends. */
    readonly endMs: number;
}
/** The deployment of `rollbackRef` after a check failed. */
export interface RollbackReport {
    /** As it was asked for. */
    readonly ref: string;
    /** Where it began, in milliseconds since the gate's first request. */
    readonly startMs: number;
    /** What became of it; `succeeded` alone means that the service was rolled back. */
    readonly deployment: DeploymentReport;
}
/** What a gate found. */
export interface GateReport {
    /** The judged deployment succeeded, and every check passed. */
    readonly passed: boolean;
    /** Why it passed or not, and what became of the rollback. */
    readonly reason: string;
    /** What became of the judged deployment; a check that fails changes nothing of it. */
    readonly deployment: DeploymentReport;
    /** How the judged deployment was chosen; undefined where none was. */
    readonly chosenBy: ChosenBy | undefined;
    /** Where its following began, in milliseconds since the gate's first request. */
    readonly followedFromMs: number;
    /** In order, each of those that were asked for. */
    readonly checks: readonly CheckReport[];
    /** Newer deployments of the service that were there before the checks ended, the newest first: they may have seen those too. */
    readonly newer: readonly string[];
    /** Undefined where no check failed, or no ref was given. */
    readonly rollback: RollbackReport | undefined;
    /** From the first request to the end. */
    readonly durationMs: number;
}
/** What a gate tells beside what a deployment tells. */
export type GateEvent = DeploymentEvent
/** From here on it is known which deployment is judged; `how` is a sentence. */
 | {
    readonly kind: 'chosen';
    readonly by: ChosenBy;
    readonly deploymentId: string;
    readonly serviceId: string;
    readonly ref: string | undefined;
    readonly how: string;
}
/** The history was read, and what is looked for is not there yet. */
 | {
    readonly kind: 'waiting';
    readonly text: string;
}
/** What became of the judged deployment is certain, and nothing that follows changes it. */
 | {
    readonly kind: 'judged';
    readonly deployment: DeploymentReport;
} | {
    readonly kind: 'check-began';
    readonly name: string;
} | {
    readonly kind: 'check-progress';
    readonly name: string;
    readonly text: string;
} | {
    readonly kind: 'check-ended';
    readonly check: CheckReport;
}
/** A check failed, and what follows until `rollback-ended` is told of another deployment. */
 | {
    readonly kind: 'rollback-began';
    readonly ref: string;
} | {
    readonly kind: 'rollback-ended';
    readonly rollback: RollbackReport;
};
/** Whoever runs a gate. */
export interface GateHost extends Pick<FlowHost, 'print'> {
    /** Hears of everything but the log; must not throw. */
    report(event: GateEvent): void;
    /** Takes secrets out of what strangers said, before it is cut and put into the report. Absent: nothing is taken out. */
    clean?(text: string): string;
}
