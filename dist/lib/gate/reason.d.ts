import type { DeploymentReport } from '../deployment/report.ts';
import type { CheckReport, RollbackReport } from './report.ts';
/** What else the reason of a gate tells of. */
export interface Circumstances {
    readonly rollbackRef: string | undefined;
    readonly rollback: RollbackReport | undefined;
    readonly newer: readonly string[];
}
/** The deployment's own sentence, then that of the checks, of what else they may have seen, and of the rollback. */
export declare function reasonOf(deployment: DeploymentReport, checks: readonly CheckReport[], { rollbackRef, rollback, newer }: Circumstances): string;
/** That the checks may have looked at another deployment. */
export declare function alsoSeen(newer: readonly string[]): string;
