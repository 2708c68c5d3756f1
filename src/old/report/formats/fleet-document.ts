import type { FleetRun } from '../run-report.ts'

/** The `report` output of a fleet, for `fromJSON`, and the document of `--json`. It has no log: an output may hold 1 MB. */
export function toFleetDocument({ outcome, commit, durationMs, services, unchanged }: FleetRun) {
  return {
    outcome,
    // Of a part of a fleet whose needs did not pass in another job nothing failed here, and yet not every service passed.
    passed: services.every(({ passed }) => passed),
    commit,
    durationMs: Math.round(durationMs),
    services: services.map(({ excerpt: _, ...known }) => known),
    unchanged,
  }
}
