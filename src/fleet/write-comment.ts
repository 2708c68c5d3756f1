import { writeComment } from '../preview/comment/sticky-comment.ts'
import type { FleetRun } from '../report/run-report.ts'
import { formatFleetComment } from '../report/summary/fleet-comment.ts'
import type { Job } from '../run/job.ts'
import type { FleetComments } from './host.ts'

/**
 * Writes one comment on the pull request for the whole fleet. An older run leaves it alone, so that the newest one has the last word. What
 * cannot be written is a warning.
 *
 * @param file the configuration file, of which there may be several in a repository
 */
export async function commentFleet(
  { console, context }: Job,
  { place, isCurrent }: FleetComments,
  fleet: FleetRun,
  file: string,
): Promise<void> {
  try {
    if (!(await isCurrent())) return
    const marker = `<!-- taxiway fleet ${encodeURIComponent(file)} -->`
    await writeComment(place, formatFleetComment(fleet, { runUrl: context.runUrl }), { marker })
  } catch (error) {
    console.warn(`Could not write the comment of the fleet: ${place.explain(error)}.`)
  }
}
