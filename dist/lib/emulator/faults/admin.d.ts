import { type Respond } from '../http/respond.ts';
import type { State } from '../state/state.ts';
import type { Faults } from './faults.ts';
import type { Journal } from './journal.ts';
import type { Ledger } from './ledger.ts';
/** What the routes below `/_taxiway/` show and change. */
export interface Administered {
    readonly faults: Faults;
    readonly journal: Journal;
    readonly ledger: Ledger;
    readonly state: State;
}
/** Answers what the contract does not know: faults, journal and ledger, for an account key. Leaves all else to `respond`. */
export declare function withAdmin(respond: Respond, administered: Administered): Respond;
