import { hasClaimEnded, previewTask } from '../../../src/github/previews/memory-row-format.ts'
import type { Moment } from './behaviour.ts'
import type { Request, World } from './world.ts'

/**
 * A run that waits only for what no other run can change any more, whatever they do: -1 if there is none. Its steps change nothing for the others
 * either. So whatever can happen can also happen after them, and only they need to be looked at.
 */
export function settledRun(world: World, moments: readonly Moment[]): number {
  const maySweep = moments.some(({ kind, isOver }) => kind === 'sweep' && !isOver)
  return moments.findIndex(({ waiting, pauseMs }) => {
    const [request, ...others] = waiting
    return request !== undefined && others.length === 0 && pauseMs === undefined && isSettled(world, request, maySweep)
  })
}

function isSettled({ rows }: World, request: Request, maySweep: boolean): boolean {
  // Rows of no task are for people, and no claim has any.
  if (request.kind === 'list') return request.task === 'deploy' && rows.every(({ task }) => task !== 'deploy')
  if (request.kind !== 'statuses') return false
  const row = rows.find(({ id, isDeleted }) => id === request.id && !isDeleted)
  if (row === undefined) return true
  const { task, payload, owner, statuses } = row
  const isClaim = task === previewTask && payload['service'] === undefined && owner === undefined
  // Only a sweep deletes one.
  return isClaim && !maySweep && statuses.some(({ description }) => hasClaimEnded(description))
}
