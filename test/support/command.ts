import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { run } from '../../src/cli/program.ts'
import type { ScriptedPlatform } from './platform/scripted-platform.ts'
import { serviceId } from './platform/state.ts'
import { inOwnProcess, newProcess } from './runner/in-process.ts'
import { expectPublished } from './schemas.ts'

/** The command's entry. */
export const commandFile = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url))

/** What a command left behind. */
export interface CommandResult {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

/** A command under way. */
export interface RunningCommand {
  readonly child: ChildProcess
  /** Resolves once stderr matches; rejects if the command ends before. */
  says(pattern: RegExp): Promise<void>
  readonly ended: Promise<CommandResult>
}

/** How a command is run. */
export interface CommandOptions {
  /** Added to an environment without any CI. */
  readonly environment?: Readonly<Record<string, string>>
  readonly cwd?: string
  readonly input?: string
  /** Whether stdin stays open. */
  readonly awaitsInput?: boolean
}

/**
 * Starts `taxiway ARGS` as its own process, with the platform's address and key in its environment. What it prints with
 * `--json` must obey the published schemas.
 */
export function startCommand(
  args: readonly string[],
  platform: Pick<ScriptedPlatform, 'url' | 'key'> | undefined,
  options: CommandOptions = {},
): RunningCommand {
  const { cwd = tmpdir(), input, awaitsInput = false } = options
  const child = spawn(process.execPath, [commandFile, ...args], { env: environmentOf(platform, options), cwd })
  const { written, matches, closed } = overhear(child)
  child.stdin.on('error', () => undefined)
  if (!awaitsInput) child.stdin.end(input)
  const ended = closed.then((end) => {
    expectPublished(args, written.stdout)
    return { ...end, ...written }
  })
  ended.catch(() => undefined)
  return { child, says: (pattern) => matches(() => pattern.test(written.stderr), String(pattern)), ended }
}

function environmentOf(
  platform: Pick<ScriptedPlatform, 'url' | 'key'> | undefined,
  { environment = {} }: CommandOptions,
): Record<string, string | undefined> {
  const { PATH, SystemRoot, TEMP, TMPDIR, NODE_COMPILE_CACHE } = process.env
  const own = platform === undefined ? {} : { TAXIWAY_BASE_URL: platform.url, TAXIWAY_API_KEY: platform.key }
  return { PATH, SystemRoot, TEMP, TMPDIR, NODE_COMPILE_CACHE, NO_COLOR: '1', ...own, ...environment }
}

/** What a process writes, and how it ends. */
export function overhear(child: ChildProcess) {
  const written = { stdout: '', stderr: '' }
  let all = ''
  const waiting = new Set<() => void>()
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      written[name] += text
      all += text
      for (const look of waiting) look()
    })
  }
  const closed = new Promise<Pick<CommandResult, 'code' | 'signal'>>((resolve, reject) => {
    child.on('error', reject).on('close', (code, signal) => resolve({ code, signal }))
  })
  /** Resolves once the condition holds of what was written; rejects if the process ends before. */
  const matches = (holds: () => boolean, what: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (holds()) resolve()
      }
      waiting.add(look)
      look()
      closed.then(() => reject(new Error(`it never wrote ${what}:\n${all}`)), reject)
    })
  return { written, output: () => all, closed, matches }
}

/** Runs `taxiway ARGS` to its end: in this process, unless it needs its own. */
export async function runCommand(
  args: readonly string[],
  platform: Parameters<typeof startCommand>[1],
  options: CommandOptions & { readonly ownProcess?: true } = {},
): Promise<CommandResult> {
  const needsProcess =
    options.cwd !== undefined || options.input !== undefined || process.env['TAXIWAY_STEPS'] === 'dist'
  if (needsProcess || options.ownProcess) return await startCommand(args, platform, options).ended
  let stdout = ''
  const { own, written } = newProcess(environmentOf(platform, options), tmpdir(), (text) => {
    stdout += text
  })
  await inOwnProcess(own, async () => await run(args, new AbortController().signal))
  expectPublished(args, stdout)
  return { code: own.exitCode ?? 0, signal: null, stdout, stderr: written.stderr }
}

/** The arguments that deploy the scripted platform's service. */
export function deployArguments(...more: readonly string[]): string[] {
  return ['deploy', '--service-id', serviceId, '--poll-interval', '100ms', ...more]
}
