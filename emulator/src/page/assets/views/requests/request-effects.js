/** What took effect beside what was answered. Knows nothing of the document. */

/** @typedef {import('../../types.d.ts').JournalEntry} JournalEntry */
/** @typedef {import('../../types.d.ts').LedgerEntry} LedgerEntry */

/** Operations that make something which the ledger lists. */
const making = ['deploy_service', 'deploy_upload', 'create_service']

/** What is known of the effects of a request, or of what no request made. @typedef {'' | 'effects' | 'differs'} EffectFilter */

/**
 * What the requests made, and what none of them made.
 * @param {Iterable<JournalEntry>} requests
 * @param {readonly LedgerEntry[]} made
 */
export function findEffects(requests, made) {
  const byRequest = Map.groupBy(made, ({ request }) => request)
  const numbers = new Set()
  let count = 0
  let differing = 0
  for (const entry of requests) {
    numbers.add(entry.number)
    const own = byRequest.get(entry.number) ?? []
    if (!concernsEffects(entry, own)) continue
    count += 1
    if (differs(entry, own)) differing += 1
  }
  const others = made.filter(({ request }) => request === null || !numbers.has(request))
  return {
    /** @param {JournalEntry} entry */
    of: ({ number }) => byRequest.get(number) ?? [],
    others,
    /** How many requests made something or should have, and of how many the answer says something else. */
    count: count + others.length,
    differing,
  }
}

/**
 * Whether the request made something, or was there to.
 * @param {JournalEntry} request
 * @param {readonly LedgerEntry[]} made by it
 */
export function concernsEffects({ operation }, made) {
  return made.length > 0 || making.includes(operation ?? '')
}

/**
 * Whether what was answered and what took effect are two things, as where a fault hit.
 * @param {JournalEntry} request
 * @param {readonly LedgerEntry[]} made by it
 */
export function differs(request, made) {
  if (request.end === 'open' || !concernsEffects(request, made)) return false
  const wasTold = request.status !== null && request.status < 300 && request.end === 'whole'
  return wasTold !== made.length > 0
}
