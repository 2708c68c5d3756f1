import { InputError } from '../../client/errors.ts'
import { type Connection, readConnection } from '../../config/connection.ts'
import { type FollowInputs, readFollowInputs } from '../../config/following.ts'
import type { Inputs } from '../../config/inputs.ts'
import { type ReportInputs, readReportInputs } from '../../config/reporting.ts'
import { readVariables, type Variables } from '../../config/variables.ts'
import { portLabel } from '../../contract/limits.ts'
import type { Job } from '../../github/job/job.ts'
import { labelOf, serviceNameOf } from './names.ts'
import { readTeardown, type Teardown } from './teardown.ts'

/** Everything that the preview action is told, in one value. */
export interface PreviewInputs {
  /** That of the pull request. */
  readonly repository: { readonly owner: string; readonly repo: string }
  readonly connection: Connection
  readonly follow: FollowInputs
  /** `environment` is always there: what a preview remembers lives in its GitHub deployments. */
  readonly report: ReportInputs
  readonly givenId: string | undefined
  /** Of the service, made to fit. */
  readonly name: string
  /** Whether `service-name` was given. */
  readonly named: boolean
  readonly source: PreviewSource
  readonly create: CreateFields
  readonly variables: Variables
  /** The port to expose, and the label that becomes part of its hostname. */
  readonly expose: { readonly port: string; readonly label: string } | undefined
  /** Milliseconds that the address may take to answer; 0 does not ask it. */
  readonly waitForUrlMs: number
  readonly comment: boolean
  readonly teardown: Teardown | undefined
}

/** What a service is built from or runs. */
export type PreviewSource =
  | { readonly kind: 'repository'; readonly repoUrl: string }
  | { readonly kind: 'image'; readonly image: string }

/** Of the body of create_service, beside name and source. */
export interface CreateFields {
  readonly projectSlug?: string
  readonly environmentSlug?: string
  readonly planKey?: string
  readonly internalPort?: number
}

/** GitHub's, where the input was emptied. */
export const defaultEnvironment = 'preview'
const urlRange = { least: 0, most: 6 * 3_600_000, words: 'at most 6h' }

/** @throws InputError with one sentence that names the input, what is wrong and what to do; nothing was sent */
export function readPreviewInputs({ inputs, context, environment }: Job, number: number): PreviewInputs {
  const { repository, workspace } = context
  if (repository === undefined) {
    throw new InputError('GITHUB_REPOSITORY', 'GITHUB_REPOSITORY is not set: the preview action runs in a GitHub job.')
  }
  const report = readReportInputs(inputs)
  const given = inputs.line('service-name')
  const name = serviceNameOf(given, repository.repo, number)
  const server = environment['GITHUB_SERVER_URL'] || 'https://github.com'
  return {
    repository,
    connection: readConnection(inputs),
    follow: readFollowInputs(inputs),
    report: { ...report, environment: report.environment ?? defaultEnvironment },
    givenId: inputs.identifier('service-id'),
    name,
    named: given !== undefined,
    source: readSource(inputs, `${server}/${repository.owner}/${repository.repo}`),
    create: readCreateFields(inputs),
    variables: readVariables(inputs, workspace),
    expose: readExpose(inputs, name),
    waitForUrlMs: inputs.duration('wait-for-url', urlRange) ?? 0,
    comment: inputs.boolean('comment', true),
    teardown: readTeardown(inputs),
  }
}

/** The image alone, as a field to spread. */
export function imageOf(source: PreviewSource): { readonly image?: string } {
  return source.kind === 'image' ? { image: source.image } : {}
}

/** What the preview is called where people read of it: a service that was given by id alone goes by that. */
export function shownName({ givenId, name, named }: PreviewInputs): string {
  return named || givenId === undefined ? name : givenId
}

function readSource(inputs: Inputs, ownRepository: string): PreviewSource {
  const image = inputs.line('image')
  const repoUrl = inputs.line('repo-url')
  if (image !== undefined && repoUrl !== undefined) {
    throw new InputError(
      'image',
      'Inputs `image` and `repo-url` exclude each other: a service runs an image or is built from a repository, so give one.',
    )
  }
  if (image !== undefined) return { kind: 'image', image }
  return { kind: 'repository', repoUrl: repoUrl ?? ownRepository }
}

function readCreateFields(inputs: Inputs): CreateFields {
  const fields = {
    projectSlug: inputs.identifier('project-slug'),
    environmentSlug: inputs.identifier('environment-slug'),
    planKey: inputs.line('plan-key'),
    internalPort: inputs.port('internal-port'),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function readExpose(inputs: Inputs, name: string): PreviewInputs['expose'] {
  const port = inputs.port('port')
  const label = inputs.line('label')
  if (label !== undefined && !portLabel.test(label)) {
    throw new InputError(
      'label',
      'Input `label` becomes part of a hostname: lowercase letters, digits and hyphens alone.',
    )
  }
  return port === undefined ? undefined : { port: String(port), label: label ?? labelOf(name) }
}
