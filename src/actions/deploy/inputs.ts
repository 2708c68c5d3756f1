import { InputError } from '../../client/errors.ts'
import { type Connection, readConnection } from '../../config/connection.ts'
import { type FollowInputs, readFollowInputs } from '../../config/following.ts'
import type { Inputs } from '../../config/inputs.ts'
import { type ReportInputs, readReportInputs } from '../../config/reporting.ts'
import { readVariables, type Variables } from '../../config/variables.ts'
import { pathInWorkspace } from '../../config/workspace-path.ts'
import type { JobContext } from '../../github/job/environment.ts'

/** Everything that the deploy action is told, in one value. */
export interface DeployInputs {
  readonly connection: Connection
  readonly source: RefSource | ArchiveSource
  readonly follow: FollowInputs
  readonly report: ReportInputs
  readonly wait: boolean
  readonly dryRun: boolean
}

/** A service that the platform builds from its repository. */
export interface RefSource {
  readonly kind: 'ref'
  readonly serviceId: string
  /** Absent builds the tracked branch. */
  readonly ref: string | undefined
  readonly variables: Variables
}

/** A folder or archive of the workspace, which becomes a new service. */
export interface ArchiveSource {
  readonly kind: 'archive'
  /** Real and absolute. */
  readonly path: string
  readonly projectSlug: string
  readonly environmentSlug: string | undefined
  /** Of the body of deploy_upload, without the archive. */
  readonly fields: Readonly<Record<string, string | number>>
  readonly skipUnchanged: boolean
}

const refInputs = ['ref']
const archiveInputs = [
  'project-slug',
  'service-name',
  'environment-slug',
  'runtime-mode',
  'root-dir',
  'install-command',
  'build-command',
  'start-command',
  'internal-port',
  'plan-key',
]
const runtimeModes = ['web', 'worker', 'static', 'cron'] as const

/** @throws InputError with one sentence that names the input, what is wrong and what to do; nothing was sent */
export function readDeployInputs(inputs: Inputs, context: JobContext): DeployInputs {
  const report = readReportInputs(inputs)
  return {
    connection: readConnection(inputs),
    source: readSource(inputs, context, report),
    follow: readFollowInputs(inputs),
    report,
    wait: inputs.boolean('wait', true),
    dryRun: inputs.boolean('dry-run', false),
  }
}

function readSource(inputs: Inputs, context: JobContext, report: ReportInputs): RefSource | ArchiveSource {
  const serviceId = inputs.identifier('service-id')
  const path = inputs.line('archive-path')
  const skipUnchanged = inputs.boolean('skip-unchanged', false)
  if (serviceId !== undefined && path !== undefined) {
    throw new InputError(
      'service-id',
      'Inputs `service-id` and `archive-path` exclude each other: an upload creates a service of its own, so give one.',
    )
  }
  if (serviceId !== undefined) return readRefSource(inputs, context, { serviceId, skipUnchanged })
  if (path === undefined) {
    throw new InputError(
      'service-id',
      'Nothing to deploy is named: give `service-id` (a service built from Git) or `archive-path` (a folder or archive).',
    )
  }
  return readArchiveSource(inputs, context, { path, skipUnchanged, report })
}

function readRefSource(
  inputs: Inputs,
  context: JobContext,
  { serviceId, skipUnchanged }: { serviceId: string; skipUnchanged: boolean },
): RefSource {
  refuse(inputs, archiveInputs, 'belongs to an upload: leave it out with `service-id`, or give `archive-path` instead')
  if (skipUnchanged) {
    throw new InputError(
      'skip-unchanged',
      'Input `skip-unchanged` compares archives: leave it out with `service-id`, or give `archive-path` instead.',
    )
  }
  const ref = inputs.ref('ref')
  return { kind: 'ref', serviceId, ref, variables: readVariables(inputs, context.workspace) }
}

function readArchiveSource(
  inputs: Inputs,
  context: JobContext,
  { path, skipUnchanged, report }: { path: string; skipUnchanged: boolean; report: ReportInputs },
): ArchiveSource {
  refuse(
    inputs,
    refInputs,
    'belongs to a deploy from Git: leave it out with `archive-path`, or give `service-id` instead',
  )
  const why = 'cannot go with an upload, which creates a new service each time'
  refuse(
    inputs,
    ['env-vars', 'env-file'],
    `${why}: set variables on a service that exists and deploy it by \`service-id\``,
  )
  if (skipUnchanged && report.environment === undefined) {
    throw new InputError(
      'environment',
      'Input `skip-unchanged` needs `environment`: the last upload is remembered in its GitHub deployment.',
    )
  }
  const projectSlug = inputs.identifier('project-slug')
  if (projectSlug === undefined) throw needed('project-slug', 'the project in which the service is created')
  const name = inputs.line('service-name')
  if (name === undefined) throw needed('service-name', 'the name of the service that is created')
  const optional = {
    runtimeMode: inputs.oneOf('runtime-mode', runtimeModes),
    rootDir: inputs.line('root-dir'),
    installCommand: inputs.text('install-command'),
    buildCommand: inputs.text('build-command'),
    startCommand: inputs.text('start-command'),
    internalPort: inputs.port('internal-port'),
    planKey: inputs.line('plan-key'),
  }
  const given = Object.entries(optional).filter((entry): entry is [string, string | number] => entry[1] !== undefined)
  return {
    kind: 'archive',
    path: pathInWorkspace(context.workspace, 'archive-path', path),
    projectSlug,
    environmentSlug: inputs.identifier('environment-slug'),
    fields: { name, ...Object.fromEntries(given) },
    skipUnchanged,
  }
}

function refuse(inputs: Inputs, names: readonly string[], why: string): void {
  const [name] = inputs.given(names)
  if (name !== undefined) throw new InputError(name, `Input \`${name}\` ${why}.`)
}

function needed(name: string, what: string): InputError {
  return new InputError(name, `Input \`${name}\` is missing: an upload needs ${what}.`)
}
