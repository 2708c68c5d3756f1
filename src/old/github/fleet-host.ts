import type { FleetHost } from '../fleet/host.ts'
import type { Job } from '../run/job.ts'
import { githubRefusal } from './api/github-repository.ts'
import { Deployments } from './deployments/deployments.ts'
import { findLastSuccess } from './deployments/remembered-deployments.ts'
import { findDeployedCommit } from './deployments/status-description.ts'

/** A fleet whose repository is on GitHub. */
export function githubFleet({ context, redactor }: Job): FleetHost {
  const { repository } = context
  return {
    name: 'GitHub',
    readLastSuccess: (name, { githubToken: token }, signal) => {
      if (repository === undefined || token === undefined) return undefined
      return readLastSuccess(new Deployments({ repository, environment: name, token, redactor, signal }))
    },
    explain: (error) => githubRefusal(error, 'deployments: read'),
  }
}

async function readLastSuccess(deployments: Deployments) {
  let seen = 0
  const last = await findLastSuccess(deployments, () => ++seen > 0)
  const hasFailed = seen > (last.kind === 'found' ? 1 : 0)
  if (last.kind !== 'found') return { ...last, hasFailed }
  const { value } = last
  return { kind: 'found', commit: findDeployedCommit(value.memory, value.last), hasFailed } as const
}
