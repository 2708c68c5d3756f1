import { styleText } from 'node:util'
import { Command, CommanderError } from 'commander'
import { InputError } from '../client/errors.ts'
import { version } from '../client/platform.ts'
import { makeResult } from '../deploy/result.ts'
import { mistakeCode } from '../report/host.ts'
import { safeJson } from '../report/json.ts'
import { messageOf } from '../text/format.ts'
import { Redactor } from '../text/redact.ts'
import { commands } from './commands.ts'
import { requireValues } from './options.ts'
import { Screen } from './screen.ts'
import { type Context, stopCode } from './terminal.ts'

/** Runs the command line, and sets `process.exitCode`. */
export async function run(args: readonly string[], signal: AbortSignal): Promise<void> {
  const context = { signal, screen: new Screen() }
  watchStdout(context.screen)
  try {
    const program = await buildProgram(args, context)
    if (args.length === 0) program.outputHelp()
    else await program.parseAsync(asLine(args), { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError && error.exitCode === 0)) fail(error, args, context)
  }
  await new Promise<void>((resolve) => process.stdout.write('', () => resolve()))
}

/** Builds the command line. Only the command that `args` names gets its options. */
export async function buildProgram(args: readonly string[], context: Context): Promise<Command> {
  const program = new Command('taxiway')
    .description('Deploys code to a hosted application platform and reports what actually happened.')
    .version(version, '-v, --version', 'Print the version.')
    .helpOption('-h, --help', 'Show this help.')
    .helpCommand('help [command]', 'Show the help of a command.')
    .exitOverride()
    .configureHelp({ styleTitle: (title) => styleText('bold', title, { validateStream: false }) })
    // Errors are printed in one place.
    .configureOutput({ outputError: () => undefined })
  const [asked = ''] = asLine(args)
  for (const [name, { about, load }] of Object.entries(commands)) {
    const command = program.command(name).description(about)
    if (name !== asked) continue
    const { define } = await load()
    define(command, context)
    requireValues(command)
  }
  return program
}

/** Turns `help deploy` into `deploy --help`. If the name is unknown, the parser suggests a command. */
function asLine([first = '', second, ...more]: readonly string[]): string[] {
  if (first !== 'help' || second === undefined) return [first, second, ...more].filter((word) => word !== undefined)
  return Object.hasOwn(commands, second) ? [second, '--help'] : [second]
}

/** Says why nothing ran: a mistake in the command line, an early signal, or a bug. */
function fail(error: unknown, args: readonly string[], { signal, screen }: Context): void {
  const isMistake = error instanceof InputError || error instanceof CommanderError
  const text = error instanceof CommanderError ? explain(error) : messageOf(error)
  const reason = new Redactor([process.env['TAXIWAY_API_KEY'] ?? '']).redact(text)
  if (args.includes('--json')) {
    const outcome = signal.aborted ? 'aborted' : 'failed'
    process.stdout.write(`${safeJson(makeResult({ outcome, reason, durationMs: 0 }), 2)}\n`)
  }
  screen.error(reason)
  process.exitCode = signal.aborted ? stopCode(signal) : isMistake ? mistakeCode : 1
}

/** The parser's error and its suggestion, in one line. Hides the value of an unknown option, which may be a key. */
function explain({ message }: CommanderError): string {
  return message
    .replace(/^error: (.)/, (_, first: string) => first.toUpperCase())
    .replace(/(option '--[\w-]+)=[^\n]*'/, "$1'")
    .replaceAll('\n', ' ')
}

/**
 * Handles errors of stdout. A reader that leaves early, as in `| head`, does not stop the run; a full disk makes it
 * fail.
 */
function watchStdout(screen: Screen): void {
  let isLost = false
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || isLost) return
    isLost = true
    screen.error(`The result could not be written: ${error.message}.`)
    // On exit, because the run may set the exit code after the failed write.
    process.once('exit', () => {
      process.exitCode ||= 1
    })
  })
}
