import { knownUntil } from '../../offline-clock.js'

/** @typedef {import('../../types.d.ts').Deployment} Deployment */

/**
 * How long the deployment was in each stage, in order; the last one may still last.
 * @param {Deployment} deployment
 */
export function listPhases({ stageTimes, finishedAt, stage }) {
  const begun = Object.entries(stageTimes)
    .filter(([name]) => name === 'queued' || name === 'building' || name === 'starting')
    .map(([name, at]) => ({ name, at: Date.parse(at) }))
  const end = finishedAt === null ? knownUntil() : Date.parse(finishedAt)
  return begun.map(({ name, at }, n) => ({ name, ms: (begun[n + 1]?.at ?? end) - at, isOpen: name === stage }))
}
