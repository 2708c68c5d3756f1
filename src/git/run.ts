import type { ChildProcess } from 'node:child_process'
import { devNull } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { withPlainAddresses } from '../text/address.ts'
import { formatDuration } from '../text/duration.ts'
import { oneLine } from '../text/message.ts'

/** What Git printed, or why it failed, in its own words without the passwords of addresses. */
export type GitAnswer = { readonly ok: true; readonly output: string } | { readonly ok: false; readonly why: string }

/** Runs Git with these arguments, of which the first is the command, and gives it `input` on stdin. Never rejects. */
export type RunGit = (args: readonly string[], input?: string) => Promise<GitAnswer>

/** How Git is run. */
export interface GitOptions {
  /** Whether a partial clone fetches an object that it lacks; true by default. An old Git fetches it all the same. */
  readonly fetchesObjects?: boolean
}

/** No call takes longer, milliseconds. */
const mostMs = { here: 60_000, remote: 120_000 }
const mostWords = 4_000
const remoteCommands: ReadonlySet<string | undefined> = new Set(['fetch', 'ls-remote'])

/** The machine's own settings of its network and of where Git is installed. No other variable of Git's decides anything. */
const keptVariables = /^GIT_(?:SSL_\w+|HTTP_\w+|PROXY_SSL_\w+|SSH|SSH_COMMAND|SSH_VARIANT|EXEC_PATH)$/i

/** No prompt of any kind. */
const ownVariables = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  GIT_PROXY_COMMAND: '',
  GIT_OPTIONAL_LOCKS: '0',
  // Git's words are looked for in English.
  LC_ALL: 'C',
  LANGUAGE: '',
}

/** A program that the settings of a checkout name would run as the job. An old Git takes `core.fsmonitor=false` for the name of one. */
const noPrograms = [
  'core.fsmonitor=',
  `core.hooksPath=${devNull}`,
  'core.askPass=',
  'core.alternateRefsCommand=:',
  'gc.auto=0',
  'maintenance.auto=false',
  'fetch.recurseSubmodules=false',
  'credential.helper=',
  'credential.interactive=false',
]
/** Other addresses may run a program. */
const networkProtocols = 'http:https:ssh:git'
/** A server that sends nothing for so long is given up. */
const patience = ['http.lowSpeedLimit=1', 'http.lowSpeedTime=20']
const sshOptions = ' -o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=10 -o ServerAliveCountMax=2'

/**
 * Git in the working copy with this root. The repository is named outright, so Git neither looks for another one nor asks whose it is: in
 * a container, the files of a checkout belong to another user. An abort ends it with all that it has started.
 */
export function gitIn(root: string, signal?: AbortSignal, options: GitOptions = {}): RunGit {
  return runIn(['-C', root, `--git-dir=${join(root, '.git')}`, `--work-tree=${root}`], signal, options)
}

/** Git of a repository that is named by the folder of its objects and refs. */
export function gitOfDirectory(directory: string, signal?: AbortSignal): RunGit {
  return runIn([`--git-dir=${directory}`], signal)
}

/** Git where no repository counts. */
export function gitOutside(signal?: AbortSignal): RunGit {
  return gitOfDirectory(devNull, signal)
}

function runIn(where: readonly string[], signal: AbortSignal | undefined, options: GitOptions = {}): RunGit {
  /** Why one call did not end in time: whoever asks next does not wait for as long again. */
  let hung: GitAnswer | undefined
  return async (args, input = '') => {
    if (hung !== undefined) return hung
    const { hasHung, answer } = await runOne(where, args, { input, signal, ...options })
    if (hasHung) hung = answer
    return answer
  }
}

async function runOne(
  where: readonly string[],
  args: readonly string[],
  { input, signal, fetchesObjects = true }: Pick<GitCall, 'input' | 'signal'> & GitOptions,
): Promise<GitEnd> {
  const [command = '', ...others] = args
  if (!remoteCommands.has(command)) {
    // A clone without all objects fetches what it lacks.
    const lazy = fetchesObjects ? {} : { GIT_NO_LAZY_FETCH: '1' }
    const variables = { GIT_SSH_COMMAND: sshCommand(undefined), GIT_ALLOW_PROTOCOL: networkProtocols, ...lazy }
    return await run([...where, ...settings([...noPrograms, ...patience]), ...args], { input, signal, variables })
  }
  const ofUser = await readUserSettings(where, signal)
  const variables = { GIT_SSH_COMMAND: sshCommand(ofUser.ssh), GIT_ALLOW_PROTOCOL: `${networkProtocols}:file` }
  const all = settings([...noPrograms, ...patience, ...ofUser.credentials])
  // Of several settings of it, the first one counts.
  const ownPack = '--upload-pack=git-upload-pack'
  return await run([...where, ...all, command, ownPack, ...others], { input, signal, isRemote: true, variables })
}

/** The machine's ssh, told to ask nobody and to wait for nothing. */
function sshCommand(ofUser: string | undefined): string | undefined {
  const command = process.env['GIT_SSH_COMMAND'] || ofUser || (process.env['GIT_SSH'] ? undefined : 'ssh')
  return command !== undefined && /\bssh(?:\.exe)?["']?(?:\s|$)/.test(command) ? command + sshOptions : command
}

function settings(all: readonly string[]): readonly string[] {
  return all.flatMap((setting) => ['-c', setting])
}

/** How the user or the machine, and not the checkout, says that a server is to be reached: by which ssh, and with whose passwords. */
async function readUserSettings(where: readonly string[], signal: AbortSignal | undefined) {
  const scopes = await Promise.all(
    ['--system', '--global'].map((scope) =>
      run([...where, 'config', scope, '-z', '--get-regexp', '^(credential\\..*|core\\.sshcommand)$'], {
        signal,
        variables: {},
      }),
    ),
  )
  const found = scopes.flatMap(({ answer }) =>
    answer.ok ? answer.output.split('\0').filter((each) => each !== '') : [],
  )
  const pairs = found.map((each) => [each.split('\n', 1)[0] ?? '', each.slice(each.indexOf('\n') + 1)] as const)
  return {
    credentials: pairs.filter(([key]) => key !== 'core.sshcommand').map(([key, value]) => `${key}=${value}`),
    ssh: pairs.findLast(([key]) => key === 'core.sshcommand')?.[1],
  }
}

interface GitCall {
  readonly input?: string | undefined
  readonly signal?: AbortSignal | undefined
  readonly isRemote?: boolean
  readonly variables: Readonly<Record<string, string | undefined>>
}

/** A call that is over. */
interface GitEnd {
  readonly answer: GitAnswer
  /** It did not end in the time of a call. */
  readonly hasHung: boolean
}

async function run(
  args: readonly string[],
  { input = '', signal, isRemote = false, variables }: GitCall,
): Promise<GitEnd> {
  if (signal?.aborted) return { answer: { ok: false, why: 'it was stopped' }, hasHung: false }
  // Most runs need no Git.
  const { spawn } = await import('node:child_process')
  const inherited = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name) || keptVariables.test(name))
  const limitMs = isRemote ? mostMs.remote : mostMs.here
  return await new Promise((resolve) => {
    // A replacement of a commit would be read in its place; whoever fetches all refs of a fork fetches its replacements.
    const child = spawn('git', ['--no-replace-objects', ...args], {
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
      env: { ...Object.fromEntries(inherited), ...ownVariables, ...variables },
      // Without a terminal nobody can be asked, whatever program it starts.
      detached: process.platform !== 'win32',
    })
    const chunks: Buffer[] = []
    let words = ''
    let stopped: string | undefined
    let hasHung = false
    const end = (why: string): void => {
      stopped ??= why
      endGroup(child)
    }
    const timer = setTimeout(() => {
      hasHung = stopped === undefined
      end(`it did not end within ${formatDuration(limitMs)}`)
    }, limitMs)
    const onAbort = (): void => end('it was stopped')
    const onExit = (): void => endGroup(child)
    signal?.addEventListener('abort', onAbort, { once: true })
    process.once('exit', onExit)
    const settle = (answer: GitAnswer): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      process.removeListener('exit', onExit)
      resolve({ answer, hasHung })
    }
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (words.length < mostWords) words += text
    })
    // A Git that ends early does not read all of it.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    child.on('error', (error) => settle({ ok: false, why: error.message }))
    // What it has started may keep the pipes open.
    child.on('exit', () => {
      if (stopped !== undefined) settle({ ok: false, why: stopped })
    })
    child.on('close', (code) => {
      if (stopped === undefined && code === 0) settle({ ok: true, output: Buffer.concat(chunks).toString('utf8') })
      else settle({ ok: false, why: stopped ?? (causeIn(words) || `git ended with ${code}`) })
    })
  })
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined || process.platform === 'win32') child.kill('SIGKILL')
  else {
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ESRCH'
}

export function isNotInstalled(why: string): boolean {
  return /^spawn \S*git\S* ENOENT$/.test(why)
}

/** Git's own cause, without the advice below it; all of it if no line says that it is the cause. */
function causeIn(words: string): string {
  const lines = words.split('\n')
  const at = lines.findIndex((line) => /^(?:fatal|error): /.test(line))
  // What it names may stand in the next line.
  const cause = lines[at]?.endsWith(':') ? lines.slice(at, at + 2).join(' ') : lines[at]
  return withPlainAddresses(oneLine((cause ?? words).trim()))
}
