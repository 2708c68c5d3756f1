import { InputError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import { type DeployOptions, type DeployRequest, deploy } from '../deploy/deploy.ts'
import { type DeployEvent, type Run, servedAt } from '../deploy/events.ts'
import { rehearse } from '../deploy/rehearse.ts'
import { makeResult, type Result } from '../deploy/result.ts'
import { compareWithLive } from '../github/outdated.ts'
import { trackedBy } from '../github/tracked.ts'
import { openPlatform, readRunOptions } from '../inputs/common.ts'
import { inputsOfAction, inputsOfCommand } from '../inputs/declared.ts'
import type { Inputs } from '../inputs/read.ts'
import { readVariables } from '../inputs/variables.ts'
import type { Host } from '../report/host.ts'
import { shorten } from '../text/format.ts'

/** The deploy action, and the command: deploys a service from its repository. */
export async function* deployRun(host: Host): Run {
  const { inputs } = host
  // A mistake is found before anything is sent, whatever reads the input later.
  for (const name of inputsOfAction('deploy')) inputs.get(name)
  const request = readRequest(inputs)
  const options: DeployOptions = {
    ...readRunOptions(inputs, host.signal),
    wait: inputs.get('wait'),
    waitWhenBusyMs: inputs.get('wait-when-busy'),
  }
  const [isRehearsal, url] = [inputs.get('dry-run'), inputs.get('environment-url')]
  await using platform = openPlatform(inputs, host.secrets)
  host.setOutput('service-id', request.serviceId)
  if (request.ref !== undefined) host.setOutput('ref', request.ref)

  const outdated = yield* checkOutdated(host, platform, request, options)
  if (outdated !== undefined) return outdated
  if (isRehearsal) return yield* rehearse(platform, request, options)
  const run = deploy(platform, request, options)
  return yield* trackedBy(host, url === undefined ? run : servedAt(run, url), request.ref)
}

function readRequest(inputs: Inputs): DeployRequest {
  const serviceId = inputs.get('service-id')
  if (serviceId === undefined) {
    const advice = 'Set service-id for a service that is built from Git, or archive-path for a folder or archive.'
    throw new InputError('service-id', `There is nothing to deploy. ${advice}`)
  }
  const ofUpload = inputsOfCommand('upload').filter((name) => !inputsOfCommand('deploy').includes(name))
  const given = ofUpload.find((name) => inputs.text(name) !== undefined)
  if (given !== undefined) {
    const advice = 'Remove it, or set archive-path instead of service-id.'
    throw new InputError(given, `${given} applies to uploads only, but service-id is set. ${advice}`)
  }
  return { serviceId, ref: inputs.get('ref'), variables: readVariables(inputs.text('env-vars') ?? '') }
}

/** The end of the run, if its commit is behind the live one and `on-outdated` says that it must not replace it. */
async function* checkOutdated(
  host: Host,
  platform: Platform,
  { serviceId, ref }: DeployRequest,
  options: DeployOptions,
): AsyncGenerator<DeployEvent, Result | undefined> {
  const onOutdated = host.inputs.get('on-outdated')
  if (onOutdated === 'deploy') return undefined
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
