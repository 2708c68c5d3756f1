import type { RunReport } from '../../report/run-report.ts'
import { isWholeCommit } from '../../text/commits/commit-id.ts'
import type { DeploymentPayload } from './deployment-payload.ts'

const namedCommit = /^Commit ([0-9a-f]{40}(?:[0-9a-f]{24})?)\. /

/**
 * The description of the last status of a run. The commit that the platform's record shows comes first, if the GitHub deployment was made before it was known: the one that GitHub shows may be that of the job.
 *
 * @param namesCommit whether the GitHub deployment says itself what is deployed
 */
export function describeEnd(
  run: RunReport,
  reason: string,
  { namesCommit }: { readonly namesCommit: boolean },
): string {
  return (namesCommit ? '' : commitWords(run)) + reason
}

function commitWords(run: RunReport): string {
  const deployed = run.kind === 'gate' ? run.gate.deployment : run.kind === 'deployment' ? run : undefined
  return isWholeCommit(deployed?.ref) ? `Commit ${deployed.ref}. ` : ''
}

/** A status of a GitHub deployment, as it is read. */
interface ReadStatus {
  readonly description: string
}

/**
 * The commit that was deployed, by the payload or by what the end of the run has named; undefined if neither says it. What GitHub shows as
 * deployed may be the commit of the job.
 */
export function findDeployedCommit({ commit }: DeploymentPayload, last: ReadStatus | undefined): string | undefined {
  return commit ?? (last && readNamedCommit(last))
}

/** The commit that the end of a run has named; undefined if a status names none. */
function readNamedCommit({ description }: ReadStatus): string | undefined {
  return namedCommit.exec(description)?.[1]
}
