import type { UploadFields } from '../../archive/upload-body.ts'
import { InputError } from '../../client/errors.ts'
import { readConnection } from '../../config/connection.ts'
import { readFollowInputs } from '../../config/follow-inputs.ts'
import { readVariables } from '../../config/given-variables.ts'
import { inputNames, inputTable } from '../../config/input-table.ts'
import type { Inputs } from '../../config/inputs.ts'
import { readReportInputs } from '../../config/report-inputs.ts'
import { pathInWorkspace } from '../../config/workspace-path.ts'
import type { Variable } from '../../deployment/start/variable-writes.ts'
import { definedFields } from '../../text/defined-fields.ts'
import type { JobFacts } from '../job-facts.ts'

export type DeployInputs = ReturnType<typeof readDeployInputs>

/** A service that the platform builds from its repository. */
export interface RefSource {
  readonly kind: 'ref'
  readonly serviceId: string
  /** Absent builds the tracked branch. */
  readonly ref: string | undefined
  readonly variables: readonly Variable[]
}

/** A folder or archive of the workspace, which becomes a new service. */
export interface ArchiveSource {
  readonly kind: 'archive'
  /** Real and absolute. */
  readonly path: string
  readonly projectSlug: string
  readonly environmentSlug: string | undefined
  /** Of the body of deploy_upload, without the archive. */
  readonly fields: UploadFields
}

/** @throws InputError that names the input, what is wrong and what to do; nothing was sent */
export function readDeployInputs(inputs: Inputs, context: JobFacts) {
  return {
    connection: readConnection(inputs),
    source: readSource(inputs, context.workspace),
    follow: readFollowInputs(inputs),
    report: readReportInputs(inputs),
    wait: inputs.get('wait'),
    dryRun: inputs.get('dry-run'),
    onOutdated: inputs.get('on-outdated'),
  }
}

function readSource(inputs: Inputs, workspace: string): RefSource | ArchiveSource {
  const serviceId = inputs.get('service-id')
  const path = inputs.get('archive-path')
  if (serviceId !== undefined && path !== undefined) {
    const text = `${inputs.named('service-id')} ("${serviceId}") and ${inputs.named('archive-path')} ("${path}") cannot be combined. Set ${inputs.named('service-id')} to deploy an existing service, or ${inputs.named('archive-path')} to upload to a new one.`
    throw new InputError('service-id', text)
  }
  if (serviceId !== undefined) {
    refuseWithService(inputs)
    return { kind: 'ref', serviceId, ref: inputs.get('ref'), variables: readVariables(inputs) }
  }
  if (path === undefined) {
    const text = `There is nothing to deploy. Set ${inputs.named('service-id')} for a service that is built from Git, or ${inputs.named('archive-path')} for a folder or archive.`
    throw new InputError('service-id', text)
  }
  refuseWithArchive(inputs)
  const projectSlug = inputs.required(
    'project-slug',
    'the project in which the upload creates its service; `taxiway call list_projects` lists them',
  )
  const name = inputs.required('service-name', 'the name of the service that the upload creates')
  const given = definedFields({
    runtimeMode: inputs.get('runtime-mode'),
    rootDir: inputs.get('root-dir'),
    installCommand: inputs.get('install-command'),
    buildCommand: inputs.get('build-command'),
    startCommand: inputs.get('start-command'),
    internalPort: inputs.get('internal-port'),
    planKey: inputs.get('plan-key'),
  })
  const environmentSlug = inputs.get('environment-slug')
  const real = pathInWorkspace(workspace, 'archive-path', path, { named: inputs.named })
  return { kind: 'archive', path: real, projectSlug, environmentSlug, fields: { name, ...given } }
}

/** Refuses what only an upload takes. */
function refuseWithService(inputs: Inputs): void {
  const ofUpload = inputNames.filter((each) => inputTable[each].isOfUpload)
  const forUploads = inputs.given(ofUpload)
  // The file describes a service for previews and uploads too.
  const name = forUploads.find((each) => inputs.findOrigin(each) === undefined)
  if (name === undefined) return
  const text = `${inputs.named(name)} applies to uploads only. Remove it, or set ${inputs.named('archive-path')} instead of ${inputs.named('service-id')}.`
  throw new InputError(name, text)
}

/** Refuses what makes no sense for a new service. */
function refuseWithArchive(inputs: Inputs): void {
  if (inputs.text('ref') !== undefined) {
    const text = `${inputs.named('ref')} applies to deploys from Git only. Remove it, or set ${inputs.named('service-id')} instead of ${inputs.named('archive-path')}.`
    throw new InputError('ref', text)
  }
  const [name] = inputs.env.size > 0 ? ['env-vars'] : inputs.given(['env-vars'])
  if (name !== undefined) {
    const text = `${inputs.named(name)} cannot be combined with ${inputs.named('archive-path')}, because each upload creates a new service. Set variables on an existing service and deploy it with ${inputs.named('service-id')}.`
    throw new InputError(name, text)
  }
}
