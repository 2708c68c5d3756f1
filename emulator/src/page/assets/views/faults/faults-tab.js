import { faultTrialView } from './fault-trial.js'
import { resilienceView } from './resilience.js'
import { setFaultsView } from './set-faults.js'

/**
 * The faults that are set, one try of the real client, or every fault against it.
 * @param {string[]} path which of them, and what it shows
 * @param {() => void} draw
 * @returns {import('../../types.d.ts').View}
 */
export function faultsView([part, ...path], draw) {
  switch (part) {
    case 'try':
      return faultTrialView(path, draw)
    case 'every':
      return resilienceView(path, draw)
    default:
      return setFaultsView(draw)
  }
}
