import { writeFileSync } from 'node:fs'
import { getExecOutput } from '@actions/exec'
import type { Command } from 'commander'
import { InputError } from '../../client/errors.ts'
import { outcomeFacts } from '../../deploy/outcome.ts'
import { duration, hourMs } from '../../inputs/kinds.ts'
import { safeJson } from '../../report/json.ts'
import { messageOf } from '../../text/format.ts'
import { type FaultCase, loadLocalPlatform, type PlayedFault, thisProgram } from '../local-platform.ts'
import { exitCodes, stopCodes } from '../options.ts'
import { control, formatMarkdown, formatSummary, type ResilienceReport, toDocument } from '../resilience/report.ts'
import { ResilienceTable } from '../resilience/table.ts'
import type { Context } from '../terminal.ts'

interface ResilienceOptions {
  readonly client?: string
  readonly fault?: readonly string[]
  /** Milliseconds. */
  readonly timeLimit?: number
  readonly doubtExit?: readonly number[]
  readonly json?: true
  readonly markdown?: string
}

const usualLimitMs = 60_000
/** The exit codes by which Taxiway itself says that it does not know how a deployment ended. */
const ownDoubtExits: readonly number[] = [outcomeFacts['timed-out'].exitCode, outcomeFacts.indeterminate.exitCode]

const help = `
The command of --client gets BASE_URL, API_KEY, SERVICE_ID and REF; for an upload FOLDER and PROJECT_SLUG. It runs here, as you, in an empty home.
${exitCodes(['0          every verdict is honest', '1          one is not, the client does not deploy without a fault, or the faults could not be played', '2          a mistake in the options', ...stopCodes])}

Example:
  taxiway resilience --client ./our-deploy.sh --doubt-exit 75`

/** `taxiway resilience`: plays faults against any client, and judges it by what really happened. */
export function define(command: Command, { signal }: Context): void {
  const limit = duration({ leastMs: 1, mostMs: 6 * hourMs, text: 'above 0 and at most 6h' })
  command
    .description('Play faults against a deploy script, or Taxiway itself, and judge it by what really happened.')
    .option('--client <COMMAND>', 'Command of a shell that deploys. Without it, Taxiway itself.')
    .option(
      '--fault <NAME>',
      'Play only this fault, after "none", which plays no fault. Can be given several times.',
      addTo,
    )
    .option('--time-limit <TIME>', 'How long the client may run, such as 90s. Default: 60s.', (given) =>
      limit.parse('time-limit', given),
    )
    .option(
      '--doubt-exit <CODES>',
      `Exit codes by which the client says that it does not know, such as 75,76. Default: ${ownDoubtExits.join(',')}.`,
      parseExitCodes,
    )
    .option('--json', 'Print the verdicts on stdout as one JSON document.')
    .option('--markdown <FILE>', 'Write the table as Markdown, with a summary in one line.', emptied)
    .addHelpText('after', help)
    .action(
      async () => await resilience(command.opts<ResilienceOptions>(), AbortSignal.any([signal, closedTerminal()])),
    )
}

/** Aborts when the terminal is closed, which would otherwise end this process and leave those of the clients. */
function closedTerminal(): AbortSignal {
  const closed = new AbortController()
  process.once('SIGHUP', () => closed.abort(new Error('The terminal was closed.')))
  return closed.signal
}

async function resilience(options: ResilienceOptions, signal: AbortSignal): Promise<void> {
  const {
    client,
    timeLimit: timeLimitMs = usualLimitMs,
    doubtExit: doubtExits = ownDoubtExits,
    json,
    markdown,
  } = options
  if (client?.trim() === '') throw new InputError('client', '--client is empty. Name a command, or leave it out.')
  await requireGit()
  const { allFaultCases, countHonest, isHonest, playFaults } = await loadLocalPlatform()
  const all = await allFaultCases()
  const first = all.filter(({ name }) => name === control)
  const others = chosenCases(all, options.fault).filter(({ name }) => name !== control)
  const faults = [...first, ...others].map(({ name }) => name)
  const table = new ResilienceTable({ faults, isHonest, stream: json ? process.stderr : process.stdout })
  const [program = '', ...args] = thisProgram()
  const play = (cases: readonly FaultCase[]): Promise<readonly PlayedFault[]> =>
    playFaults({
      cases,
      client: client === undefined ? { kind: 'taxiway', program, args } : { kind: 'command', text: client },
      folder: process.cwd(),
      timeLimitMs,
      doubtExits,
      onBegin: (fault) => table.begin(fault),
      onEnd: (each) => table.end(each),
      signal,
    })
  const areHonest = (rows: readonly PlayedFault[]): boolean => rows.every(({ verdict }) => isHonest(verdict))
  const without = await play(first)
  // A client that fails without a fault would be red for every fault, which proves no honesty.
  const played = areHonest(without) ? [...without, ...(await play(others))] : without
  const report: ResilienceReport = { played, isHonest, countHonest }
  process.exitCode = areHonest(played) ? 0 : 1
  process.stdout.write(json ? `${safeJson(toDocument(report), 2)}\n` : `\n${formatSummary(report)}\n`)
  if (markdown !== undefined) writeFileSync(markdown, formatMarkdown(report))
}

/** Requires Git: the service is built from a repository, as in every deploy by ref. */
async function requireGit(): Promise<void> {
  const answer = await getExecOutput('git', ['--version'], { silent: true }).catch(() => undefined)
  if (answer !== undefined) return
  const advice = 'Install it from https://git-scm.com.'
  throw new InputError('git', `This needs Git, which is not installed or not on PATH. ${advice}`)
}

/** The cases with the given names, in the usual order; all cases without a name. */
function chosenCases(all: readonly FaultCase[], names: readonly string[] | undefined): readonly FaultCase[] {
  if (names === undefined) return all
  const known = all.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown === undefined) return all.filter(({ name }) => names.includes(name))
  throw new InputError('fault', `There is no fault "${unknown}". The faults are ${known.join(', ')}.`)
}

function addTo(name: string, names: readonly string[] = []): readonly string[] {
  return [...names, name]
}

/** Empties the file, so that a wrong path fails now instead of after minutes. */
function emptied(file: string): string {
  try {
    writeFileSync(file, '')
    return file
  } catch (error) {
    const why = messageOf(error)
    throw new InputError(
      'markdown',
      `--markdown cannot be written: "${file}" (${why}). Name a file in a folder that exists.`,
    )
  }
}

function parseExitCodes(text: string): readonly number[] {
  const codes = text.split(',').map((part) => (/^\s*\d{1,3}\s*$/.test(part) ? Number(part) : Number.NaN))
  if (codes.every((code) => code >= 1 && code <= 255)) return codes
  throw new InputError(
    'doubt-exit',
    `--doubt-exit must be exit codes from 1 to 255, such as 75 or 75,76, not "${text}".`,
  )
}
