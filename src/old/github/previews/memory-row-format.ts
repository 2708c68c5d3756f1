import { RefusedError } from '../../client/errors.ts'
import type { GitHubRepository } from '../api/github-repository.ts'
import type { DeploymentPayload } from '../deployments/deployment-payload.ts'

/**
 * What is remembered of previews has GitHub deployments of its own, beside those that people see. GitHub lists them by this task, so that
 * however many deployments an environment has, these are read alone.
 */
export const previewTask = 'taxiway-preview'
/** So much of a list is read; 1,000 previews are about 20 pages. */
export const mostPreviewPages = 40

const rowPrefix = 'memory:'

/** As statuses of a row, which later runs read. */
export const creating = 'A service is being created'
export const nothingCreated = 'Nothing was created'
/** The service that the row names was removed. */
export const noServiceLeft = 'No service is left of it'

/** What a row remembers as its target. */
export function rowTarget(preview: string): string {
  return `${rowPrefix}${preview}`
}

/** The preview that a row remembers something of; undefined if it is none. */
export function findPreviewTarget({ target }: DeploymentPayload): string | undefined {
  return target.startsWith(rowPrefix) ? target.slice(rowPrefix.length) : undefined
}

/** As a status of a claim, which later runs read: what became of it. */
export function formatCreationStatus(service: string): string {
  return `Service ${service} was created`
}

/** The service that a claim's status says was created; undefined if it says nothing of one. */
export function findCreated(status: string): string | undefined {
  return /^Service (.+) was created$/s.exec(status)?.[1]
}

/** Whether a claim with this status has ended, and it is known how. */
export function hasClaimEnded(status: string): boolean {
  return status === nothingCreated || findCreated(status) !== undefined
}

/**
 * How long a claim is taken for that of a run that is still going: a creation and the look for its lost answer, twice. It decides only whether
 * others wait or end red: one that was not ended is never passed over. The post step ends it for a run that was stopped.
 */
export const claimFreshMs = 6 * 60_000

/** The change request and the name in a target such as `preview:7:shop-pr-7`; undefined if it is not that of a preview. */
export function namedPreview(target: string): { readonly number: number; readonly name: string } | undefined {
  const [, number, name] = /^preview:(\d+):(.*)$/s.exec(target) ?? []
  return number === undefined || name === undefined ? undefined : { number: Number(number), name }
}

/** Why GitHub did not say or do it, as a clause. What it says of pull requests needs a permission of its own. */
export function previewRefusal(github: GitHubRepository, error: unknown): string {
  const ofPulls = error instanceof RefusedError && error.operation.includes('/pulls')
  return github.explain(error, ofPulls ? 'pull-requests: read' : 'deployments: write')
}
