import { outcomeFacts } from '../../deployment/outcome.ts'
import { gitOutside, notInstalled } from '../../git/git-command.ts'
import { writeReportFile } from '../../run/files/report-file.ts'
import { Redactor } from '../../text/secrets/redactor.ts'
import { didYouMean } from '../../text/spelling-suggestions.ts'
import type { AddCommand } from '../command.ts'
import { exitStatus, formatExitStatus } from '../exit-status-help.ts'
import { type FaultCase, loadLocalPlatform } from '../local-platform-package.ts'
import { parseTime } from '../options/command-options.ts'
import { checkFiles } from '../options/report-file-options.ts'
import { formatMarkdown, formatSummary, type ResilienceReport, toDocument } from '../results/resilience-report.ts'
import { ResilienceTable } from '../results/resilience-table.ts'
import { printJson } from '../results/stdout.ts'
import { thisProgram } from '../this-program.ts'
import { sayError, UsageError } from '../usage-error.ts'

interface ResilienceOptions {
  readonly client?: string
  readonly fault?: readonly string[]
  /** Milliseconds. */
  readonly timeLimit?: number
  readonly doubtExit?: readonly number[]
  readonly json?: true
  readonly markdown?: string
}

const defaultTimeLimitMs = 60_000
/** The exit codes by which Taxiway itself says that it does not know how a deployment ended. */
const ownDoubtExits: readonly number[] = [outcomeFacts['timed-out'].exitCode, outcomeFacts.indeterminate.exitCode]

const help = `
The command of --client gets BASE_URL, API_KEY, SERVICE_ID and REF; for an upload FOLDER and PROJECT_SLUG. It runs here, as you, in an empty home.

${formatExitStatus(exitStatus.judging)}

Example:
  taxiway resilience --client ./our-deploy.sh --doubt-exit 75
`

/** `taxiway resilience`: a client of any kind against faults, judged by what really happened. */
export const resilienceCommand: AddCommand = (program, signal) =>
  program
    .command('resilience')
    .description('Play faults against a deploy script, or Taxiway itself, and judge it by what really happened.')
    .option('--client <COMMAND>', 'Command of a shell that deploys. Without it, Taxiway itself.')
    .option('--fault <NAME>', 'Play this fault alone; none is the row without one. May be repeated.', addTo)
    .option('--time-limit <TIME>', 'How long the client may run, such as 90s. Default: 60s.', parseTime('--time-limit'))
    .option(
      '--doubt-exit <CODES>',
      `Exit codes by which the client says that it does not know, such as 75,76. Default: ${ownDoubtExits.join(',')}.`,
      parseExitCodes,
    )
    .option('--json', 'Print the verdicts on stdout as one JSON document.')
    .option('--markdown <FILE>', 'Write the table as Markdown, with one line that says all.')
    .addHelpText('after', help)
    .action(async (options: ResilienceOptions, command) => {
      checkFiles(command.opts())
      await resilience(options, AbortSignal.any([signal, closedTerminal()]))
    })

/** Without it a closed terminal would end this process and leave those of the clients. */
function closedTerminal(): AbortSignal {
  const closed = new AbortController()
  process.once('SIGHUP', () => closed.abort(new Error('The terminal was closed.')))
  return closed.signal
}

async function resilience(options: ResilienceOptions, signal: AbortSignal): Promise<void> {
  const { client, timeLimit: timeLimitMs = defaultTimeLimitMs, doubtExit: doubtExits = ownDoubtExits } = options
  const { json, markdown } = options
  if (client?.trim() === '') throw new UsageError('--client is empty. Name a command, or leave it out.')
  await requireGit(signal)
  const { allFaultCases, isHonest, playFaults } = await loadLocalPlatform()
  const cases = chosenCases(await allFaultCases(), options.fault)
  const faults = cases.map(({ name }) => name)
  const table = new ResilienceTable({ faults, isHonest, stream: json ? process.stderr : process.stdout })
  const [program = '', ...args] = thisProgram()
  const played = await playFaults({
    cases,
    client: client === undefined ? { kind: 'taxiway', program, args } : { kind: 'command', text: client },
    folder: process.cwd(),
    timeLimitMs,
    doubtExits,
    onBegin: (fault) => table.begin(fault),
    onEnd: (each) => table.end(each),
    signal,
  })
  const report: ResilienceReport = { played, isHonest }
  process.exitCode = played.every(({ verdict }) => isHonest(verdict)) ? 0 : 1
  if (json) printJson(toDocument(report), new Redactor())
  else process.stdout.write(`\n${formatSummary(report)}\n`)
  if (markdown !== undefined) write(markdown, formatMarkdown(report))
}

function write(file: string, text: string): void {
  const lost = (why: string): void => {
    sayError(why)
    process.exitCode = 1
  }
  writeReportFile({ lost }, file, text)
}

/** The service is built from a repository, as every deploy by ref is. */
async function requireGit(signal: AbortSignal): Promise<void> {
  const answer = await gitOutside(signal)(['--version'])
  if (answer.ok || answer.why !== notInstalled) return
  throw new UsageError('This needs Git, which is not installed or not on PATH. Install it from https://git-scm.com.')
}

/** Those of the given names, in the order of all; all without a name. */
function chosenCases(all: readonly FaultCase[], names: readonly string[] | undefined): readonly FaultCase[] {
  if (names === undefined) return all
  const known = all.map(({ name }) => name)
  for (const name of names) {
    if (known.includes(name)) continue
    const hint = didYouMean(name, known, `The faults are ${known.join(', ')}.`)
    throw new UsageError(`There is no fault "${name}". ${hint}`)
  }
  return all.filter(({ name }) => names.includes(name))
}

function addTo(name: string, names: readonly string[] = []): readonly string[] {
  return [...names, name]
}

function parseExitCodes(text: string): readonly number[] {
  const codes = text.split(',').map((part) => (/^\s*\d{1,3}\s*$/.test(part) ? Number(part) : Number.NaN))
  if (codes.every((code) => code >= 1 && code <= 255)) return codes
  throw new UsageError(`--doubt-exit must be exit codes from 1 to 255, such as 75 or 75,76, not "${text}".`)
}
