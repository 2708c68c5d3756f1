import type { Command } from 'commander'
import { InputError, PlatformError } from '../../client/errors.ts'
import type { Platform } from '../../client/platform.ts'
import { type Run, servedAt } from '../../deploy/events.ts'
import { follow } from '../../deploy/follow.ts'
import { type HistoryPage, readPage, shortId } from '../../deploy/history.ts'
import { type Ending, isEnding } from '../../deploy/outcome.ts'
import { makeResult } from '../../deploy/result.ts'
import { openPlatform, readRunOptions } from '../../inputs/run-settings.ts'
import type { Host } from '../../report/host.ts'
import { addInputs, addResult, type ResultOptions, readInputs } from '../options.ts'
import { type Context, Terminal } from '../terminal.ts'

/** `taxiway follow [DEPLOYMENT]`: follows the newest deployment of the service, unless one is given. */
export function define(command: Command, context: Context): void {
  addResult(addInputs(command.argument('[deployment]', 'Its id; the newest one by default.'), 'follow'))
  command.action(async (argument: string | undefined) => {
    const fixed = argument === undefined ? {} : { 'deployment-id': argument }
    const { deploymentId } = command.opts<{ deploymentId?: string }>()
    if (argument !== undefined && deploymentId !== undefined && argument !== deploymentId) {
      const both = `"${argument}" and --deployment-id "${deploymentId}"`
      throw new InputError('deployment-id', `Two deployments are given: ${both}. Give one of them.`)
    }
    const inputs = await readInputs(command, 'follow', context.signal, fixed)
    const terminal = new Terminal({ ...command.opts<ResultOptions>(), inputs }, context)
    await terminal.show(followRun(terminal))
  })
}

async function* followRun(host: Host): Run {
  const { inputs } = host
  const serviceId = inputs.require('service-id', 'the service of the deployment')
  const [given, url] = [inputs.get('deployment-id'), inputs.get('environment-url')]
  const options = readRunOptions(inputs, host.signal)
  await using platform = openPlatform(inputs, host.secrets)
  const target = await chooseTarget(platform, { serviceId, given }, host.signal)
  if (isEnding(target)) return makeResult({ ...target, reason: host.redact(target.reason), serviceId, durationMs: 0 })
  const { deploymentId } = target
  if (given === undefined) {
    yield {
      kind: 'notice',
      text: host.redact(`No deployment was given, so the newest one is followed: ${deploymentId}.`),
    }
  }
  host.setOutput('deployment-id', deploymentId)
  host.setOutput('service-id', serviceId)
  const run = follow(platform, { serviceId, deploymentId }, options)
  return yield* url === undefined ? run : servedAt(run, url)
}

/** Chooses the deployment to follow. An id that is nowhere in the history is a mistake, which waiting cannot fix. */
async function chooseTarget(
  platform: Platform,
  { serviceId, given }: { readonly serviceId: string; readonly given: string | undefined },
  signal: AbortSignal,
): Promise<{ readonly deploymentId: string } | Ending> {
  let page: HistoryPage
  try {
    page = await readPage(platform, serviceId, { signal, attempts: 2 })
  } catch (error) {
    if (signal.aborted) return { outcome: 'aborted', reason: 'The command was stopped.' }
    if (!(error instanceof PlatformError)) throw error
    // Following reports what the platform answers about a deployment.
    return given === undefined ? { outcome: 'failed', reason: error.message } : { deploymentId: given }
  }
  const ids = page.rows.flatMap(({ id }) => id ?? [])
  const [newest] = ids
  if (given === undefined) {
    return newest === undefined
      ? { outcome: 'failed', reason: `Service "${serviceId}" has no deployment to follow.` }
      : { deploymentId: newest }
  }
  if (ids.includes(given) || page.next !== undefined) return { deploymentId: given }
  const known = ids.slice(0, 3).map(shortId)
  const advice = known.length === 0 ? 'It has none.' : `Its newest are ${known.join(', ')}.`
  throw new InputError('deployment-id', `Service "${serviceId}" has no deployment "${given}". ${advice}`)
}
