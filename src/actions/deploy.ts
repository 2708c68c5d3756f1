import { InputError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import { type DeployOptions, type DeployRequest, deploy } from '../deploy/deploy.ts'
import { type DeployEvent, type Run, servedAt } from '../deploy/events.ts'
import { rehearse } from '../deploy/rehearse.ts'
import { makeResult, type Result } from '../deploy/result.ts'
import { trackedBy } from '../github/tracked.ts'
import { type Input, type InputName, inputNames, inputs as inputTable } from '../inputs/declared.ts'
import type { Inputs } from '../inputs/read.ts'
import { checkInputs, openPlatform, readRunOptions } from '../inputs/run-settings.ts'
import { readVariables } from '../inputs/variables.ts'
import type { Host } from '../report/host.ts'
import { shorten } from '../text/format.ts'
import type { UploadRequest } from '../upload/upload.ts'

/**
 * The deploy action and the commands `deploy` and `upload`: deploys a service from its repository, or uploads a folder.
 */
export async function* deployRun(host: Host): Run {
  const { inputs } = host
  checkInputs(inputs, 'deploy')
  const source = readSource(host)
  const startMs = performance.now()
  const options: DeployOptions = {
    ...readRunOptions(inputs, host.signal),
    wait: inputs.get('wait'),
    waitWhenBusyMs: inputs.get('wait-when-busy'),
  }
  const [isRehearsal, url] = [inputs.get('dry-run'), inputs.get('environment-url')]
  await using platform = openPlatform(inputs, host.secrets)

  let run: Run
  if (source.kind === 'archive') {
    // Loaded here, because most deploys do not need it.
    const { rehearseUpload } = await import('../upload/rehearse.ts')
    const { upload } = await import('../upload/upload.ts')
    if (isRehearsal) return yield* rehearseUpload(platform, source.request, options)
    run = upload(platform, source.request, options)
  } else {
    const { request } = source
    host.setOutput('service-id', request.serviceId)
    if (request.ref !== undefined) host.setOutput('ref', request.ref)
    const outdated = yield* checkOutdated(host, platform, request, options)
    if (outdated !== undefined) return outdated
    if (isRehearsal) return yield* rehearse(platform, request, options)
    // The comparison has used up some of the timeout.
    const timeoutMs = Math.max(1, inputs.get('timeout') - (performance.now() - startMs))
    run = deploy(platform, request, { ...options, timeoutMs })
  }
  host.remember({ hasBegun: true })
  return yield* trackedBy(host, url === undefined ? run : servedAt(run, url), inputs.get('ref'))
}

type Source =
  | { readonly kind: 'ref'; readonly request: DeployRequest }
  | { readonly kind: 'archive'; readonly request: UploadRequest }

function readSource({ inputs, facts }: Host): Source {
  const [serviceId, path] = [inputs.get('service-id'), inputs.get('archive-path')]
  if (serviceId !== undefined && path !== undefined) {
    const advice = 'Set service-id to deploy an existing service, or archive-path to upload to a new one.'
    throw new InputError('service-id', `service-id and archive-path cannot be combined. ${advice}`)
  }
  if (serviceId !== undefined) {
    refuseOf('upload', inputs, 'applies to uploads only, but service-id is set. Remove one of them.')
    const variables = readVariables(inputs.text('env-vars') ?? '')
    return { kind: 'ref', request: { serviceId, ref: inputs.get('ref'), variables } }
  }
  if (path === undefined) {
    const advice = 'Set service-id for a service that is built from Git, or archive-path for a folder or archive.'
    throw new InputError('service-id', `There is nothing to deploy. ${advice}`)
  }
  if (inputs.text('env-vars') !== undefined) {
    const advice = 'Import variables into the service afterwards.'
    throw new InputError('env-vars', `env-vars cannot be set for an upload, which creates a new service. ${advice}`)
  }
  refuseOf('ref', inputs, 'applies to deploys from Git only, but archive-path is set. Remove one of them.')
  const request = {
    ...{ path, workspace: facts.workspace, temporaryFolder: facts.temporaryFolder },
    projectSlug: inputs.require(
      'project-slug',
      'the project in which the upload creates its service; `taxiway call list_projects` lists them',
    ),
    name: inputs.require('service-name', 'the name of the service that the upload creates'),
    environmentSlug: inputs.get('environment-slug'),
    runtimeMode: inputs.get('runtime-mode'),
    rootDir: inputs.get('root-dir'),
    installCommand: inputs.get('install-command'),
    buildCommand: inputs.get('build-command'),
    startCommand: inputs.get('start-command'),
    internalPort: inputs.get('internal-port'),
    planKey: inputs.get('plan-key'),
  }
  return { kind: 'archive', request }
}

/** Refuses inputs that apply only to the other kind of deploy. A step that does not set an input passes its default. */
function refuseOf(way: 'ref' | 'upload', inputs: Inputs, why: string): void {
  const isGiven = (name: InputName): boolean => {
    const { only, default: fallback }: Input<unknown> = inputTable[name]
    return only === way && ![undefined, fallback].includes(inputs.text(name))
  }
  const given = inputNames.find(isGiven)
  if (given !== undefined) throw new InputError(given, `${given} ${why}`)
}

/** Ends the run if its commit is behind the live one and `on-outdated` says that it must not replace that one. */
async function* checkOutdated(
  host: Host,
  platform: Platform,
  { serviceId, ref }: DeployRequest,
  options: DeployOptions,
): AsyncGenerator<DeployEvent, Result | undefined> {
  const onOutdated = host.inputs.get('on-outdated')
  if (onOutdated === 'deploy') return undefined
  const { compareWithLive } = await import('../github/outdated.ts')
  const comparison = await compareWithLive(platform, { serviceId, ref }, host, options)
  switch (comparison.kind) {
    case 'not-behind':
      return undefined
    case 'unknown': {
      const text = `It is not known whether the live commit is newer: ${comparison.why}. The deploy goes on.`
      yield { kind: 'notice', text: host.redact(text) }
      return undefined
    }
    case 'behind': {
      const live = shorten(comparison.live, 12)
      const reason = `Nothing was deployed: the live commit ${live} is newer than "${ref}".`
      const outcome = onOutdated === 'skip' ? 'skipped' : 'failed'
      return makeResult({ outcome, reason: host.redact(reason), serviceId, ref: ref ?? null, durationMs: 0 })
    }
    default:
      return comparison satisfies never
  }
}
