import type { Respond } from '../http/respond.ts';
import type { Journal } from './journal.ts';
import type { Ledger } from './ledger.ts';
/** Writes down each request, and in the ledger what it caused. */
export declare function withJournal(respond: Respond, { journal, ledger }: {
    journal: Journal;
    ledger: Ledger;
}): Respond;
