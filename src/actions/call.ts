import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { within } from '../client/clock.ts'
import { InputError, PlatformError } from '../client/errors.ts'
import { isRecord, textsAt } from '../client/json.ts'
import type { Platform } from '../client/platform.ts'
import type { Operation } from '../contract/operation.ts'
import { type Arguments, isOperationName, type OperationName, operationOf } from '../contract/operations.ts'
import { readEvent } from '../deploy/log/record.ts'
import { outcomeFacts } from '../deploy/outcome.ts'
import { hourMs } from '../inputs/kinds.ts'
import { openPlatform } from '../inputs/run-settings.ts'
import { type Host, mistakeCode } from '../report/host.ts'
import { safeJson } from '../report/json.ts'
import { redactLine } from '../report/report.ts'
import { count, messageOf, shorten } from '../text/format.ts'
import { redactedLines } from '../text/untrusted.ts'

/** Hiding a shorter value would hide common words, too. */
const shortestMask = 6
/** The runner drops outputs above 1 MB. */
const longestOutput = 500_000

/** Shows an answer, as JSON without its secrets. A private one must not appear in the log of a job. */
export type Show = (answer: string, isPrivate: boolean) => Promise<void>

/**
 * The call action and the command: calls one operation of the contract.
 *
 * @param showsSecrets the answer is shown whole, because its reader asked for its secrets
 */
export async function call(host: Host, show: Show, showsSecrets = false): Promise<void> {
  let isWrite = false
  try {
    const { inputs } = host
    const name = readOperation(inputs.require('operation', 'the operation to call, such as `get_scaling`'))
    const operation = operationOf(name)
    const args = await readArguments(inputs.text('args') ?? '')
    isWrite = operation.effect !== 'read'
    const given = textsAt(args, operation.secretArgs).filter(({ length }) => length >= shortestMask)
    await using platform = openPlatform(inputs, [...host.secrets, ...given])
    if (operation.events) await stream(host, platform, args)
    else await callOnce(host, platform, { name, operation, args, showsSecrets }, show)
  } catch (error) {
    const text = messageOf(error)
    if (error instanceof InputError) host.fail(host.redact(text), mistakeCode)
    else if (host.signal.aborted) {
      const doubt = isWrite ? ' It may have been done: look before you call it again.' : ''
      host.fail(host.redact(`The run was cancelled.${doubt}`), outcomeFacts.aborted.exitCode)
    } else if (error instanceof PlatformError) {
      if (error.status !== undefined) host.setOutput('http-status', String(error.status))
      const isLost = isWrite && error.effect === 'unknown'
      const doubt = isLost ? ' It is not known whether it was done: look before you call it again.' : ''
      host.fail(host.redact(text + doubt), isLost ? outcomeFacts.indeterminate.exitCode : outcomeFacts.failed.exitCode)
    } else host.fail(host.redact(text), outcomeFacts.failed.exitCode)
  }
}

interface Call {
  readonly name: OperationName
  readonly operation: Operation
  readonly args: Readonly<Record<string, unknown>>
  readonly showsSecrets: boolean
}

async function callOnce(
  host: Host,
  platform: Platform,
  { name, operation, args, showsSecrets }: Call,
  show: Show,
): Promise<void> {
  let status = 0
  const options = {
    signal: host.signal,
    onStatus: (given: number) => {
      status = given
    },
  }
  // The client checks the arguments against the contract.
  const answer: unknown = await platform.call(name, args as Arguments<OperationName>, options)
  const secrets = textsAt(answer, operation.secrets)
  for (const secret of secrets) if (secret.length >= shortestMask) host.mask(secret)
  if (secrets.some(({ length }) => length > 0 && length < shortestMask)) {
    host.warn(host.redact('A secret in the answer is too short to be hidden. Do not print `result`.'))
  }
  host.setOutput('http-status', String(status))
  host.setOutput('result', toOutput(host, platform.redact(safeJson(answer))))
  // The rows that a statement returns are somebody's data.
  const isPrivate = operation.confidential === true || operation.effect === 'exec'
  const shown = showsSecrets ? answer : without(answer, secrets)
  await show(platform.redact(safeJson(shown, 2)), isPrivate)
  // A success can hide a failure (contract: Errors).
  const failure = operation.hiddenFailure?.(answer)
  if (failure !== undefined) throw new Error(platform.redact(`${name}: ${shorten(failure, 500)}`))
}

function readOperation(name: string): OperationName {
  if (isOperationName(name)) return name
  const known = '`taxiway call --help` and docs/operations.md list them, such as `list_deployments`.'
  throw new InputError('operation', `operation is not one of the platform's: "${shorten(name, 60)}". ${known}`)
}

/** Reads the arguments as JSON or YAML. They may contain a secret, so an error quotes nothing of them. */
async function readArguments(text: string): Promise<Readonly<Record<string, unknown>>> {
  if (text === '') return {}
  // Loading it takes 20 ms.
  const { parse } = await import('yaml')
  let value: unknown
  try {
    value = parse(text, { schema: 'core', maxAliasCount: 100, logLevel: 'error' })
  } catch (error) {
    const place = error instanceof Error ? /\bat line \d+/.exec(error.message)?.[0] : undefined
    throw new InputError('args', `args is neither JSON nor YAML${place === undefined ? '' : ` (${place})`}.`)
  }
  if (isRecord(value)) return value
  throw new InputError('args', 'args must be an object such as `{"id": "svc-1"}`, not a list or a single value.')
}

/** Calls the one operation that answers with events: prints them until the platform ends the stream. */
async function stream(host: Host, platform: Platform, args: Call['args']): Promise<void> {
  const { id } = args
  if (typeof id !== 'string') throw new InputError('id', 'stream_deployment_logs needs the argument "id".')
  let lines = 0
  const reason = (): Error => new Error(`The stream did not end within an hour. ${count(lines, 'line')} were printed.`)
  await within({ clock: platform.clock, ms: hourMs, parent: host.signal, reason }, async (signal) => {
    for await (const events of platform.stream(id, { signal })) {
      const read = events.flatMap((event) => readEvent(event) ?? [])
      lines += read.length
      await host.printLog(read.flatMap(({ text }) => redactedLines(text, (line) => redactLine(host, line))))
    }
  })
  host.setOutput('http-status', '200')
  host.setOutput('result', JSON.stringify({ lines }))
  host.say(host.redact(`The log has ended after ${count(lines, 'line')}.`))
}

/** Writes a large answer to a file, which the output names. */
function toOutput({ facts }: Host, json: string): string {
  if (json.length <= longestOutput) return json
  const file = join(facts.temporaryFolder, `taxiway-result-${process.pid}.json`)
  writeFileSync(file, json, { mode: 0o600 })
  return JSON.stringify({ file })
}

/** The same value with `***` in place of each secret, wherever it occurs. */
function without(value: unknown, secrets: readonly string[]): unknown {
  const known = secrets.filter((secret) => secret !== '')
  return JSON.parse(JSON.stringify(value), (_, each: unknown) => {
    if (typeof each !== 'string') return each
    return known.reduce((text, secret) => text.replaceAll(secret, '***'), each)
  })
}
