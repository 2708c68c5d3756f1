/** Writes down each request, and in the ledger what it caused. */
export function withJournal(respond, { journal, ledger }) {
    return (request, response) => ledger.during(journal.open(request, response), () => respond(request, response));
}
