import { type Check } from '../checks/check.ts';
import type { Platform } from '../client/platform.ts';
import type { Run } from '../client/time/run.ts';
import type { CheckReport, GateHost } from './report.ts';
/** The checks of one gate, run in order up to the first that does not pass. */
export declare class RunChecks {
    #private;
    constructor(checks: readonly Check[], context: {
        platform: Platform;
        host: GateHost;
        run: Run;
    });
    /** Each check's report. */
    run(): Promise<readonly CheckReport[]>;
    /** The same where there is nothing to check: no deployment succeeded. */
    notRun(): readonly CheckReport[];
}
