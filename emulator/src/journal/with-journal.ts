import type { RequestHandler } from '../http/server.ts'
import type { Journal } from './journal.ts'
import type { Ledger } from './ledger.ts'

/** Adds each request to the journal, and attributes to it what it creates. */
export function withJournal(
  handle: RequestHandler,
  { journal, ledger }: { readonly journal: Journal; readonly ledger: Ledger },
): RequestHandler {
  return (request, response) => ledger.during(journal.open(request, response), () => handle(request, response))
}
