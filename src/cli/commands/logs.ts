import type { Command } from 'commander'
import { systemClock } from '../../client/clock.ts'
import { InputError } from '../../client/errors.ts'
import type { Platform } from '../../client/platform.ts'
import type { Result as Answer } from '../../contract/operations.ts'
import { LogCursor } from '../../deploy/log/cursor.ts'
import { duration, hourMs } from '../../inputs/kinds.ts'
import { safeJson } from '../../report/json.ts'
import { redactLine } from '../../report/report.ts'
import { bar, redactedLines } from '../../text/untrusted.ts'
import { addInputs, askCodes, exitCodes, readInputs, wholeNumber } from '../options.ts'
import { type Context, stopCode, Terminal } from '../terminal.ts'

interface LogsOptions {
  readonly follow?: true
  /** Milliseconds. */
  readonly since?: number
  readonly limit?: number
  readonly query?: string
  readonly json?: true
}

const everyMs = 2_000
const mostLines = 10_000
const age = duration({ leastMs: 1, mostMs: 10_000 * hourMs, text: 'above 0' })

/** `taxiway logs`: prints the build log of a deployment if one is given, else the runtime log of the service. */
export function define(command: Command, context: Context): void {
  addInputs(command, 'logs')
    .option('--follow', 'Go on with new lines of the runtime log until Ctrl-C.')
    .option('--since <DURATION>', 'Only lines of the last 10m, 2h, …', (given) => age.parse('--since', given))
    .option(
      '--limit <NUMBER>',
      `How many of the newest lines to print, at most ${mostLines}.`,
      wholeNumber('limit', mostLines),
    )
    .option('--query <TEXT>', 'Only lines that contain the text.')
    .option('--json', 'Print each line as one JSON object in a line.')
    .addHelpText('after', exitCodes(askCodes))
  command.action(async () => {
    const options = command.opts<LogsOptions>()
    const inputs = await readInputs(command, 'logs', context.signal)
    const terminal = new Terminal({ inputs, json: options.json === true }, context)
    await terminal.ask(async (platform) => {
      const deploymentId = inputs.get('deployment-id')
      if (deploymentId !== undefined) return await printBuildLog(terminal, platform, deploymentId, options)
      const serviceId = inputs.require('service-id', 'the service whose runtime log is read')
      await printRuntimeLog(terminal, platform, serviceId, options)
    })
  })
}

/** Prints the build log that is stored so far; `taxiway follow` waits for the rest. */
async function printBuildLog(terminal: Terminal, platform: Platform, id: string, options: LogsOptions): Promise<void> {
  const wrong = (['follow', 'since', 'query'] as const).find((name) => options[name] !== undefined)
  if (wrong !== undefined) {
    const advice = wrong === 'follow' ? 'Run `taxiway follow` to wait for a deployment.' : 'Leave it out.'
    throw new InputError(wrong, `--${wrong} applies to the runtime log, but --deployment-id is given. ${advice}`)
  }
  const cursor = new LogCursor()
  let kept: readonly Line[] = []
  for (let isEnd = false; !isEnd; ) {
    const read = cursor.nextRead
    const records = await platform.call('get_deployment_logs', { id, after: read.after }, { signal: terminal.signal })
    const page = cursor.stored(records, read)
    const lines = page.lines.map(({ number, text }) => ({ id: number, text }))
    if (options.limit === undefined) print(lines, terminal, options)
    else kept = newest([...kept, ...lines], options)
    isEnd = page.isEnd || lines.length === 0
  }
  print(kept, terminal, options)
  if (cursor.released === 0) terminal.say(terminal.redact(`Deployment ${id} has no build log.`))
}

async function printRuntimeLog(
  terminal: Terminal,
  platform: Platform,
  id: string,
  options: LogsOptions,
): Promise<void> {
  const { signal } = terminal
  const { since, limit, query, follow } = options
  let readerLeft = false
  process.stdout.once('error', () => {
    readerLeft = true
  })
  const from = since === undefined ? undefined : new Date(systemClock.wallMs() - since).toISOString()
  const first = toLines(await platform.call('get_logs', { id, since: from, q: query, limit }, { signal }))
  if (first.length === 0) {
    const none = since === undefined && query === undefined ? 'The log has no lines' : 'There are no such lines'
    terminal.say(terminal.redact(follow ? `${none} yet. Waiting for new ones; Ctrl-C ends.` : `${none}.`))
  }
  print(newest(first, options), terminal, options)
  let after = first.at(-1)?.id
  while (follow && !readerLeft) {
    try {
      await systemClock.sleep(everyMs, signal)
      // Filters are not applied together with `after` (contract: Logs and metrics).
      const read = toLines(await platform.call('get_logs', { id, after }, { signal }))
      const lines = read.filter((line) => (line.id ?? 0) > (after ?? -1))
      after = lines.at(-1)?.id ?? after
      print(
        lines.filter(({ text }) => text.includes(query ?? '')),
        terminal,
        options,
      )
    } catch (error) {
      if (!signal.aborted) throw error
      // This is how a user ends it, not a failure.
      process.exitCode = stopCode(signal)
      return
    }
  }
}

interface Line {
  readonly id: number | undefined
  readonly text: string
  readonly ts?: string | undefined
  readonly stream?: string | undefined
}

function toLines({ logs }: Answer<'get_logs'>): readonly Line[] {
  const lines = (logs ?? []).map(({ id, line, ts, stream }) => ({
    ...{ id: id ?? undefined, text: line ?? '' },
    ...{ ts: ts ?? undefined, stream: stream ?? undefined },
  }))
  return lines.sort((one, other) => (one.id ?? 0) - (other.id ?? 0))
}

function newest(lines: readonly Line[], { limit = lines.length }: LogsOptions): readonly Line[] {
  return lines.slice(Math.max(0, lines.length - limit))
}

/** Prints each line after its time or a bar: some CI systems obey the start of a line. */
function print(lines: readonly Line[], terminal: Terminal, { json }: LogsOptions): void {
  const format = ({ text, ts, ...line }: Line): readonly string[] => {
    if (json) return [terminal.redact(safeJson({ ...line, ts, line: redactLine(terminal, text) }))]
    const ms = Date.parse(ts ?? '')
    const before = Number.isNaN(ms) ? bar : `${new Date(ms).toISOString()} `
    return redactedLines(text, (each) => redactLine(terminal, each)).map((each) => before + each)
  }
  process.stdout.write(
    lines
      .flatMap(format)
      .map((line) => `${line}\n`)
      .join(''),
  )
}
