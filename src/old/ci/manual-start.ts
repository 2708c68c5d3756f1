import type { Environment } from './ci-job.ts'

/** Why a person wants a job of GitHub, as a clause. A re-run repeats what was wanted once. */
export function readPurpose({
  GITHUB_EVENT_NAME: event,
  GITHUB_RUN_ATTEMPT: attempt = '1',
}: Environment): string | undefined {
  return event === 'workflow_dispatch' && attempt === '1' ? 'it was started by hand (`workflow_dispatch`)' : undefined
}
