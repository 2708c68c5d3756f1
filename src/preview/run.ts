import { Run } from '../client/time/run.ts'
import { openPlatform } from '../config/connection.ts'
import { KeyCheck } from '../deployment/start/preflight.ts'
import type { DeployEnd } from '../report/run-end.ts'
import type { PreviewContext } from './context.ts'
import type { PreviewTask } from './task.ts'

/** Deploys or closes a preview, whatever its host. Rejects as the flows do. */
export async function runPreview(
  start: Pick<PreviewContext, 'job' | 'inputs' | 'reporter' | 'host'>,
  task: PreviewTask,
): Promise<DeployEnd> {
  const { inputs, job } = start
  await using platform = openPlatform(inputs.connection, job)
  const run = new Run({ timeoutMs: inputs.follow.timeoutMs, signal: job.signal })
  const context = { ...start, platform, keyCheck: KeyCheck.of(run, platform), run }
  return task.kind === 'close'
    ? await (await import('./close.ts')).closePreview(context, task)
    : await (await import('./deploy.ts')).deployPreview(context, task)
}
