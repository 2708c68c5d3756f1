import { portLabel } from '../../contract/limits.ts'
import { InputError } from '../client/errors.ts'
import { readConnection } from '../config/connection.ts'
import { readFollowInputs } from '../config/follow-inputs.ts'
import { readVariables } from '../config/given-variables.ts'
import type { Inputs } from '../config/inputs.ts'
import { readReportInputs } from '../config/report-inputs.ts'
import type { Job } from '../run/job.ts'
import { definedFields } from '../text/defined-fields.ts'
import { shorten } from '../text/formats/shortening.ts'
import { chooseServiceName, toPortLabel } from './service-name.ts'

export type PreviewInputs = ReturnType<typeof readPreviewInputs>

/** What a service is built from or runs, exactly one of both. */
interface PreviewSource {
  readonly repoUrl?: string
  readonly image?: string
}

/** The GitHub environment, if the input is empty. */
export const defaultEnvironment = 'preview'

/**
 * @param number the change request's
 * @param ownRepository address of the repository that it belongs to, if that is known
 * @throws InputError with one sentence that names the input, what is wrong and what to do; nothing was sent
 */
export function readPreviewInputs({ inputs }: Pick<Job, 'inputs'>, number: number, ownRepository: string | undefined) {
  const report = readReportInputs(inputs)
  const source = readSource(inputs, ownRepository)
  const repository = readRepositoryName(ownRepository ?? source.repoUrl)
  const service = inputs.get('service')
  // Each service of the file has a preview of its own.
  const own = service === undefined || repository === undefined ? undefined : `${repository}-pr-${number}-${service}`
  const given = inputs.get('service-name') ?? own
  const name = chooseServiceName(given, repository, number, inputs.named)
  return {
    connection: readConnection(inputs),
    follow: readFollowInputs(inputs),
    // On GitHub a preview is remembered in the deployments of an environment.
    report: { ...report, environment: report.environment ?? defaultEnvironment },
    /** Of the service, shortened if it was too long. */
    name,
    source,
    /** The fields of create_service beside name and source. */
    create: definedFields({
      projectSlug: inputs.get('project-slug'),
      environmentSlug: inputs.get('environment-slug'),
      planKey: inputs.get('plan-key'),
      internalPort: inputs.get('internal-port'),
    }),
    variables: readVariables(inputs),
    expose: readExpose(inputs, name),
    comment: inputs.get('comment'),
    /** How many previews the memory may have; undefined if there is no limit. */
    maxPreviews: inputs.get('max-previews'),
    /** What removes the service, if the user knows such a route. */
    teardown: inputs.get('teardown-request'),
  }
}

/** The last part of a repository's address or path, without `.git`. */
function readRepositoryName(repository = ''): string | undefined {
  return /([^/:\\]+?)(?:\.git)?\/*$/.exec(repository)?.[1]
}

function readSource(inputs: Inputs, ownRepository: string | undefined): PreviewSource {
  const image = inputs.get('image')
  const repoUrl = inputs.get('repo-url') ?? (image === undefined ? ownRepository : undefined)
  if (image !== undefined && repoUrl === undefined) return { image }
  if (image === undefined && repoUrl !== undefined) return { repoUrl }
  if (image === undefined) {
    throw new InputError(
      'repo-url',
      `The repository of the change request is not known. Set ${inputs.named('repo-url')}, or ${inputs.named('image')}.`,
    )
  }
  throw new InputError(
    'image',
    `${inputs.named('image')} and ${inputs.named('repo-url')} cannot both be set. A service either runs an image or is built from a repository: remove one.`,
  )
}

/** The port to expose, and the label that its hostname begins with. */
function readExpose(inputs: Inputs, name: string) {
  const port = inputs.get('port')
  const label = inputs.get('label')
  if (label !== undefined && !portLabel.test(label)) {
    throw new InputError(
      'label',
      `${inputs.named('label')} is not valid: "${shorten(label)}". It becomes part of a hostname: use only lowercase letters, digits and hyphens.`,
    )
  }
  return port === undefined ? undefined : { port: String(port), label: label ?? toPortLabel(name) }
}
