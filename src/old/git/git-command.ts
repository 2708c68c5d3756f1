import { devNull } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { execGit, type GitAnswer, type GitBytes, type GitEnd, spawnGit } from './git-process.ts'

export { type GitAnswer, notInstalled } from './git-process.ts'

/** Runs Git with these arguments, of which the first is the command, and gives it `input` on stdin. Never rejects. */
export type RunGit = (args: readonly string[], input?: string) => Promise<GitAnswer>

/** The same, for an output that is not made a text. */
export type ReadGit = (args: readonly string[], input?: string) => Promise<GitBytes>

/** How Git is run. */
export interface GitOptions {
  /** Whether a partial clone fetches an object that it lacks; true by default. An old Git fetches it all the same. */
  readonly fetchesObjects?: boolean
}

/** No call takes longer, milliseconds. */
const mostMs = { here: 60_000, remote: 120_000 }
const remoteCommands: ReadonlySet<string> = new Set(['fetch', 'ls-remote'])
/** What reads settings and the names of refs. `rev-parse` does, unless a revision leads it from one object to another. */
const objectFreeCommands: ReadonlySet<string> = new Set(['config', 'remote', 'rev-parse', 'symbolic-ref'])
const leadsOn = /[\^~:]|@\{/

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
  return asText(readGitIn(root, signal, options))
}

/** The same, for what prints much. */
export function readGitIn(root: string, signal?: AbortSignal, options: GitOptions = {}): ReadGit {
  return readIn(['-C', root, `--git-dir=${join(root, '.git')}`, `--work-tree=${root}`], signal, options)
}

/** Git of a repository that is named by the folder of its objects and refs. */
export function gitOfDirectory(directory: string, signal?: AbortSignal): RunGit {
  return asText(readIn([`--git-dir=${directory}`], signal))
}

/** Git where no repository counts. */
export function gitOutside(signal?: AbortSignal): RunGit {
  return gitOfDirectory(devNull, signal)
}

/** The output of such calls as text. */
export function asText(read: ReadGit): RunGit {
  return async (args, input) => toText(await read(args, input))
}

function toText(answer: GitBytes): GitAnswer {
  return answer.ok ? { ok: true, output: answer.bytes.toString('utf8') } : answer
}

function readIn(where: readonly string[], signal: AbortSignal | undefined, options: GitOptions = {}): ReadGit {
  /** Why one call did not end in time: whoever asks next does not wait for as long again. */
  let hung: GitBytes | undefined
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
  { input, signal, fetchesObjects = true }: Pick<OneRun, 'input' | 'signal'> & GitOptions,
): Promise<GitEnd> {
  const at = args.findIndex((each) => !each.startsWith('-'))
  const command = args[at] ?? ''
  if (!remoteCommands.has(command)) {
    // A clone without all objects fetches what it lacks.
    const lazy = fetchesObjects ? {} : { GIT_NO_LAZY_FETCH: '1' }
    const variables = { GIT_SSH_COMMAND: sshCommand(undefined), GIT_ALLOW_PROTOCOL: networkProtocols, ...lazy }
    const isObjectFree =
      objectFreeCommands.has(command) && !(command === 'rev-parse' && args.some((each) => leadsOn.test(each)))
    return await run([...where, ...settings([...noPrograms, ...patience]), ...args], {
      input,
      signal,
      isObjectFree,
      variables,
    })
  }
  const ofUser = await readUserSettings(where, signal)
  const variables = { GIT_SSH_COMMAND: sshCommand(ofUser.ssh), GIT_ALLOW_PROTOCOL: `${networkProtocols}:file` }
  const all = settings([...noPrograms, ...patience, ...ofUser.credentials])
  // Of several settings of it, the first one counts.
  const ownPack = '--upload-pack=git-upload-pack'
  const ordered = [...args.slice(0, at + 1), ownPack, ...args.slice(at + 1)]
  return await run([...where, ...all, ...ordered], { input, signal, limitMs: mostMs.remote, variables })
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
        isObjectFree: true,
        variables: {},
      }),
    ),
  )
  const found = scopes.flatMap(({ answer }) =>
    answer.ok
      ? answer.bytes
          .toString('utf8')
          .split('\0')
          .filter((each) => each !== '')
      : [],
  )
  const pairs = found.map((each) => [each.split('\n', 1)[0] ?? '', each.slice(each.indexOf('\n') + 1)] as const)
  return {
    credentials: pairs.filter(([key]) => key !== 'core.sshcommand').map(([key, value]) => `${key}=${value}`),
    ssh: pairs.findLast(([key]) => key === 'core.sshcommand')?.[1],
  }
}

interface OneRun {
  readonly input?: string | undefined
  readonly signal?: AbortSignal | undefined
  readonly isObjectFree?: boolean
  readonly limitMs?: number
  readonly variables: Readonly<Record<string, string | undefined>>
}

async function run(
  args: readonly string[],
  { input = '', signal, isObjectFree = false, limitMs = mostMs.here, variables }: OneRun,
): Promise<GitEnd> {
  const call = {
    // A replacement of a commit would be read in its place; whoever fetches all refs of a fork fetches its replacements.
    args: ['--no-replace-objects', ...args],
    environment: environmentWith(variables),
    limitMs,
    signal,
  }
  return isObjectFree ? await execGit(call) : await spawnGit(call, input)
}

function environmentWith(variables: OneRun['variables']): Readonly<Record<string, string>> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name) || keptVariables.test(name))
  const all = Object.entries({ ...Object.fromEntries(inherited), ...ownVariables, ...variables })
  return Object.fromEntries(all.filter((each): each is [string, string] => each[1] !== undefined))
}
