import { withTimeout } from '../../client/time/timeout.ts'
import { githubRefusal } from '../../github/api/client.ts'
import { githubMs, type PreviewStage } from './context.ts'
import { type Recalled, recall } from './memory.ts'
import { isDefaultService, targetOf, targetOfId } from './service.ts'

/** Which preview this run is about, and what is remembered of it. */
export interface Recollection {
  readonly target: string
  readonly recalled: Recalled
}

/** Asks GitHub's deployments. Never rejects but for a cancellation. */
export async function recollect(stage: PreviewStage): Promise<Recollection> {
  const { event, inputs } = stage
  const { givenId, name, named } = inputs
  const byName = targetOf(event.number, name)
  if (givenId === undefined || named) return { target: byName, recalled: await read(stage, [byName]) }
  const byId = targetOfId(event.number, givenId)
  const recalled = await read(stage, [byName, byId])
  const remembered = 'memory' in recalled ? recalled.memory.target : byId
  if (remembered === byId) return { target: byId, recalled }
  return isDefaultService(givenId, recalled)
    ? { target: byName, recalled }
    : { target: byId, recalled: { kind: 'nothing' } }
}

async function read(stage: PreviewStage, targets: readonly string[]): Promise<Recalled> {
  const { deployments, event, job } = stage
  if (deployments === undefined) return { kind: 'unreadable', why: '`github-token` is empty' }
  try {
    return await withTimeout(recall(deployments, targets, event.createdAt), githubMs(stage), job.signal)
  } catch (error) {
    job.signal.throwIfAborted()
    return { kind: 'unreadable', why: githubRefusal(error, 'deployments: write') }
  }
}
