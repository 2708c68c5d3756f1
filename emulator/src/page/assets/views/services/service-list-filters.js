/** What the list of services shows: counts, filters, and what is the same of all. Knows nothing of the document. */

/** @typedef {import('../../types.d.ts').ServiceSummary} ServiceSummary */
/** @typedef {ServiceSummary['condition']['word']} Word */

/** From so many services on, they are a table. */
export const fewestInTable = 30
/** The words of services in the order in which they matter. @type {readonly Word[]} */
export const words = [
  'crashed',
  'failed',
  'building',
  'starting',
  'queued',
  'running',
  'scheduled',
  'stopped',
  'not deployed',
]

/**
 * How many services there are of each word, without those of which there is none.
 * @param {readonly ServiceSummary[]} services
 * @returns {{ word: Word, count: number }[]}
 */
export function countServices(services) {
  return words
    .map((word) => ({ word, count: services.filter(({ condition }) => condition.word === word).length }))
    .filter(({ count }) => count > 0)
}

/**
 * The services that pass the filters: what is wrong first, otherwise in the platform's order.
 * @param {readonly ServiceSummary[]} services
 * @param {{ word: string, text: string }} filter empty for all
 * @returns {ServiceSummary[]}
 */
export function filterServices(services, { word, text }) {
  const wanted = text.trim().toLowerCase()
  const place = (/** @type {ServiceSummary} */ { condition }) =>
    ({ crashed: 0, failed: 1 })[/** @type {string} */ (condition.word)] ?? 2
  return services
    .filter((service) => word === '' || service.condition.word === word)
    .filter(({ id, name, source, project, environment }) =>
      [id, name, source.from, project, environment].some((part) => part?.toLowerCase().includes(wanted)),
    )
    .toSorted((one, other) => place(one) - place(other))
}

/**
 * What tells the services apart: a part that all of them share is not shown of each.
 * @param {readonly ServiceSummary[]} services
 */
export function partsThatDiffer(services) {
  const differs = (/** @type {(service: ServiceSummary) => unknown} */ part) => new Set(services.map(part)).size > 1
  return {
    kind: differs(({ engine, source }) => engine ?? source.kind),
    project: differs(({ project }) => project),
    environment: differs(({ environment }) => environment),
  }
}

/**
 * The names of services by their ids; with its id where another one has the same name.
 * @param {readonly Pick<ServiceSummary, 'id' | 'name'>[]} services
 * @returns {Map<string, string>}
 */
export function listNames(services) {
  const counts = Map.groupBy(services, ({ name }) => name)
  return new Map(services.map(({ id, name }) => [id, counts.get(name)?.length === 1 ? name : `${name} (${id})`]))
}
