import type { Births } from '../state/births.ts';
import type { Deployment, Stage } from '../state/deployments.ts';
import type { Service } from '../state/services.ts';
import type { State } from '../state/state.ts';
/** Something that was really made, whatever anybody was told of it. */
export type LedgerEntry = MadeService | MadeDeployment;
/** A service. */
export interface MadeService extends Made {
    /** What was made. */
    readonly kind: 'service';
    /** Its name; names may repeat. */
    readonly name: string;
}
/** A deployment. */
export interface MadeDeployment extends Made {
    /** What was made. */
    readonly kind: 'deployment';
    /** The service's id. */
    readonly serviceId: string;
    /** What it is built from, as far as it is known; null for an upload. */
    readonly ref: string | null;
    /** What has become of it by now; `gone` with a state that was reset. */
    readonly stage: Stage | 'gone';
}
/** What all that was made has in common. */
export interface Made {
    /** Counts up; older entries than the newest 10,000 are gone. */
    readonly number: number;
    /** When: RFC 3339. */
    readonly at: string;
    /** Of the service or the deployment. */
    readonly id: string;
    /** The number of the request in the journal that caused it; null for what no request did, as a push to a tracked branch. */
    readonly request: number | null;
}
/** What was really made since the start: the oracle beside what callers are told. */
export declare class Ledger implements Births {
    #private;
    constructor(now: () => Date);
    /** Oldest first, with what has become of each by now. */
    entries({ deployments }: State): readonly LedgerEntry[];
    /** Forgets everything; the numbers do not come again. */
    forget(): void;
    /** Whatever comes into being while `work` lasts, and because of it, is the request's. */
    during<Result>(request: number, work: () => Promise<Result>): Promise<Result>;
    service({ id, name }: Service): void;
    deployment({ id, serviceId }: Deployment): void;
}
