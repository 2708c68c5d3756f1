import { array, boolean, nullish, object, parse, string } from 'valibot'
import type { PlaceDeployment, PlaceResult, ProofOrigin } from '../deployment/proven-elsewhere.ts'
import { shorten } from '../text/formats/shortening.ts'
import { message } from '../text/message.ts'
import { TaxiwayError } from '../text/taxiway-error.ts'
import type { GitLabClient } from './gitlab-client.ts'

const row = object({
  sha: string(),
  status: string(),
  deployable: nullish(object({ ref: nullish(string()), tag: nullish(boolean()) })),
})

/** The pages that are read at most. */
const mostPages = 10

/**
 * The deployments of a GitLab environment, the newest first. GitLab itself makes one for each job with `environment`, and its end is that
 * of the job: what deploys and checks in one job is proven together.
 *
 * @param defaultBranch as GitLab says it to the job; undefined on an old GitLab
 */
export async function* gitlabPlace(
  client: GitLabClient,
  environment: string,
  defaultBranch: string | undefined,
): AsyncGenerator<PlaceDeployment> {
  const path = `/deployments?environment=${encodeURIComponent(environment)}&order_by=id&sort=desc`
  let isWhole = false
  for await (const { rows, isLast } of client.pages(path, mostPages)) {
    isWhole = isLast
    for (const { sha, status, deployable } of parse(array(row), rows)) {
      yield {
        isUpload: false,
        commit: async () => sha,
        archive: undefined,
        result: async () => toResult(status),
        origin: async () => findOrigin(deployable?.ref ?? undefined, deployable?.tag === true, defaultBranch),
      }
    }
  }
  if (!isWhole) throw new TaxiwayError('unreadable', `GitLab has more deployments of ${environment} than could be read`)
}

function toResult(status: string): PlaceResult {
  switch (status) {
    case 'success':
      return { kind: 'succeeded' }
    case 'created':
    case 'running':
    case 'blocked':
      return { kind: 'going', what: 'the deployment' }
    case 'failed':
    case 'canceled':
    case 'skipped':
      return { kind: 'failed' }
    default:
      return { kind: 'unknown', why: `GitLab calls its deployment "${shorten(status)}"` }
  }
}

/** A job of a merge request has a ref of its own. */
function findOrigin(ref: string | undefined, isTag: boolean, defaultBranch: string | undefined): ProofOrigin {
  if (ref === undefined) return { kind: 'unknown', why: 'GitLab does not say of which branch the job was' }
  if (isTag || ref === defaultBranch) return { kind: 'trusted' }
  if (defaultBranch === undefined)
    return { kind: 'unknown', why: 'GitLab does not say which branch is the default one' }
  const why = message`after-untrusted-job: its job was of ${shorten(ref)}, and not of the default branch or a tag`
  return { kind: 'untrusted', why }
}
