import type { Result } from '../../../contract/operations.ts'
import { type RuntimeLine, RuntimeLog, readLine } from '../../checks/runtime-log-reader.ts'
import type { Answered } from '../../client/platform.ts'
import { systemClock } from '../../client/time/clock.ts'
import { openPlatform, readConnection } from '../../config/connection.ts'
import { readTime } from '../../deployment/history/history-record.ts'
import { guardedJson } from '../../output/ci-command-escaping.ts'
import { bar, sanitizeLines } from '../../output/untrusted.ts'
import { definedFields } from '../../text/defined-fields.ts'
import type { AddCommand } from '../command.ts'
import { openJob, reportFailure } from '../command-job.ts'
import { exitStatus } from '../exit-status-help.ts'
import { addConnection, addHelp, addInputs, parseCount, parseTime } from '../options/command-options.ts'

const everyMs = 2_000
const mostLines = 10_000
/** Of our clock against the platform's, before `--since` is asked for by the platform's; an answer takes time too. */
const mostSkewMs = 5_000

interface LogsOptions {
  readonly follow?: true
  /** Milliseconds. */
  readonly since?: number
  readonly limit?: number
  readonly query?: string
  readonly json?: true
}

/** `taxiway logs`: what a service wrote while it ran. */
export const logsCommand: AddCommand = (program, signal) => {
  const command = program
    .command('logs')
    .description('Print what a service wrote while it ran.')
    .option('--follow', 'Go on with new lines until Ctrl-C.')
    .option('--since <DURATION>', 'Only lines of the last 10m, 2h, …', parseTime('--since'))
    .option('--limit <NUMBER>', `How many lines to print, at most ${mostLines}.`, parseCount('--limit', mostLines))
    .option('--query <TEXT>', 'Only lines that contain the text.')
    .option('--json', 'Print each line as one JSON object in a line: id, ts, stream, line.')
  addHelp(
    command,
    'taxiway logs --base-url https://platform.example --service-id svc_1 --since 10m --follow',
    exitStatus.asking,
  )
  addInputs(addConnection(command))
  return command.action(async ({ follow, since, limit, query, json }: LogsOptions) => {
    const job = await openJob(command, signal)
    // As after `| head`.
    let readerLeft = false
    process.stdout.once('error', () => {
      readerLeft = true
    })
    await reportFailure(
      job,
      async () => {
        const id = job.inputs.required('service-id', 'the service whose log is read')
        await using platform = openPlatform(readConnection(job.inputs), job)
        const clean = (text: string): string => job.redactor.redact(text)
        const context = { platform, clock: systemClock, signal, progress: () => undefined, clean }
        const log = new RuntimeLog(context, id)
        // Noted first, so that no line falls between the stored lines and the new ones.
        if (follow) await log.begin()
        const readFrom = (from: string | undefined) =>
          platform.answer('get_logs', { id, ...definedFields({ limit, q: query, since: from }) }, { signal })
        const stored = since === undefined ? (await readFrom(undefined)).result : await readSince(since, readFrom)
        const lines = (stored.logs ?? []).map(readLine)
        lines.sort((one, other) => one.id - other.id)
        const none = since === undefined && query === undefined ? 'The log has no lines' : 'There are no such lines'
        if (lines.length === 0 && follow) job.console.say(`${none} yet. Waiting for new ones; Ctrl-C ends.`)
        else if (lines.length === 0 && !json) job.console.say(`${none}.`)
        print(lines.slice(limit === undefined ? 0 : -limit))
        const lastId = lines.at(-1)?.id ?? -1
        while (follow && !readerLeft) {
          for await (const page of log.read())
            print(page.filter(({ id, text }) => (id > lastId || log.restarts > 0) && text.includes(query ?? '')))
          await systemClock.sleep(everyMs, signal)
        }
      },
      follow,
    )

    function print(lines: readonly RuntimeLine[]): void {
      const write = json
        ? ({ id, ts, stream, text }: RuntimeLine) => [guardedJson({ id, ts, stream, line: job.redactor.redact(text) })]
        : ({ ts, text }: RuntimeLine) => sanitizeLines([text], job.redactor).map((line) => timed(ts, line))
      process.stdout.write(
        lines
          .flatMap(write)
          .map((line) => `${line}\n`)
          .join(''),
      )
    }
  })
}

/**
 * The lines of the last so many milliseconds, by the platform's clock: what is asked for by ours is asked for again if the two differ.
 *
 * @param readFrom takes a time as RFC 3339
 */
async function readSince(
  sinceMs: number,
  readFrom: (from: string) => Promise<Answered<Result<'get_logs'>>>,
): Promise<Result<'get_logs'>> {
  const nowMs = systemClock.date().getTime()
  const { result, answeredAtMs = nowMs } = await readFrom(new Date(nowMs - sinceMs).toISOString())
  if (Math.abs(answeredAtMs - nowMs) <= mostSkewMs) return result
  return (await readFrom(new Date(answeredAtMs - sinceMs).toISOString())).result
}

/** Behind its time, or a bar: some CI systems obey what stands at the beginning of a line. */
function timed(ts: string | undefined, line: string): string {
  const ms = readTime(ts)
  if (ms === undefined) return `${bar}${line}`
  return `${process.stdout.isTTY ? new Date(ms).toTimeString().slice(0, 8) : new Date(ms).toISOString()} ${line}`
}
