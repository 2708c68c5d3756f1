import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { getExecOutput } from '@actions/exec'
import type { Command } from 'commander'
import { systemClock, within } from '../../client/clock.ts'
import { InputError } from '../../client/errors.ts'
import { isRepository, withoutCredentials } from '../../contract/repository-url.ts'
import { CauseFinder } from '../../deploy/cause/finder.ts'
import { parseFile, type Service } from '../../fleet/file.ts'
import { duration, hourMs } from '../../inputs/kinds.ts'
import { shorten } from '../../text/format.ts'
import { Redactor } from '../../text/redact.ts'
import { cleanText, plainLines } from '../../text/untrusted.ts'
import {
  type FindCause,
  type ListedService,
  loadLocalPlatform,
  type ServeOptions,
  thisProgram,
} from '../local-platform.ts'
import { exitCodes, wholeNumber } from '../options.ts'

/** Fixed, so that the address survives a restart. */
const defaultPort = 4010
const gitMs = 15_000

type EmulatorOptions = Omit<ServeOptions, 'client' | 'searchPath' | 'findCause' | 'services'>

/** `taxiway emulator`: the platform itself checks the content of the files. */
export function define(command: Command): void {
  const limit = duration({ leastMs: 1, mostMs: 24 * hourMs, text: 'above 0 and at most 24h' })
  const time = (name: string) => (given: string) => limit.parse(name, given)
  const file = (given: string): string => resolve(given)
  command
    .description('Start a local platform that really builds. It is no sandbox: what you deploy runs here, as you.')
    .argument('[repository]', 'The same as --repo.')
    .option('--port <N>', 'Port to listen on; 0 takes a free one.', wholeNumber('port', 65_535, 0), defaultPort)
    .option('--data <FILE>', 'Keep the state in this file. Without it, in memory.', file)
    .option('--dialect <NAME|FILE>', 'What the contract leaves open: a built-in name, or a JSON file.', 'plain')
    .option(
      '--repo <URL|PATH>',
      'Git repository that the service "demo" is built from. Without it, the services of the nearest taxiway.yaml.',
      parseRepository,
    )
    .option('--faults <FILE>', 'Faults to inject, as JSON: see docs/local-platform.md.', file)
    .option('--start-limit <TIME>', 'How long a service may take to listen. Default: 60s.', time('start-limit'))
    .option('--build-limit <TIME>', 'How long each command of a build may take. Default: 15m.', time('build-limit'))
    .option('--seed <N>', 'Seed of random faults. Default: 1.', wholeNumber('seed', 2 ** 32 - 1, 0))
    .addHelpText(
      'after',
      exitCodes([
        '0          ended by a signal',
        '1          could not start, or was ended by a second signal',
        '2          a mistake in the options',
      ]),
    )
    .action(async (given: string | undefined) => {
      const repo = given === undefined ? {} : { repo: parseRepository(given) }
      await emulate({ ...repo, ...command.opts<EmulatorOptions>() })
    })
}

async function emulate(options: EmulatorOptions): Promise<void> {
  const { serve } = await loadLocalPlatform()
  const services = options.repo === undefined ? findServices(process.cwd()) : []
  const repository = options.repo ?? services[0]?.repoUrl
  if (repository !== undefined) await requireReadable(repository)
  const own = { client: thisProgram(), searchPath: process.env['PATH'], findCause, services }
  await serve({ ...options, ...own }).catch((error: unknown) => {
    // It is another package, whose classes are not ours.
    throw error instanceof Error && error.name === 'UsageError' ? new InputError('emulator', error.message) : error
  })
}

/**
 * Finds the services of the nearest `taxiway.yaml`, built from the repository that contains it; none without such a
 * file.
 */
function findServices(from: string): readonly ListedService[] {
  for (let folder = from; ; folder = dirname(folder)) {
    const file = join(folder, 'taxiway.yaml')
    const isRoot = existsSync(join(folder, '.git'))
    if (existsSync(file)) {
      if (isRoot) return parseFile(readFileSync(file, 'utf8'), file).map((service) => toListed(service, folder))
      const advice = 'Run `git init` there and commit, or name a repository with `--repo`.'
      throw new InputError(
        'repo',
        `"${file}" is not at the root of a Git repository, from which its services are built. ${advice}`,
      )
    }
    if (isRoot || dirname(folder) === folder) return []
  }
}

/**
 * The service is built from the folder of its paths, such as `api` for `api/**`. Of several the one with the name of the
 * service counts; without such a folder it is built from the root.
 */
function toListed({ serviceId, name, paths }: Service, repoUrl: string): ListedService {
  const folders = paths.flatMap((path) => {
    const [, folder] = /^\/?([^*?[!]+)\/\*\*$/.exec(path) ?? []
    const isThere = folder !== undefined && statSync(join(repoUrl, folder), { throwIfNoEntry: false })?.isDirectory()
    return isThere === true ? [folder] : []
  })
  const rootDir = folders.length === 1 ? folders[0] : folders.find((folder) => basename(folder) === name)
  return { id: serviceId, name, repoUrl, ...(rootDir === undefined ? {} : { rootDir }) }
}

/** Returns the absolute path of a folder, or a URL. Refuses any other text before Git sees it. */
function parseRepository(given: string): string {
  if (given.includes('://') && isRepository(given)) return given
  const folder = resolve(given)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  const advice =
    'Use a path, or a URL such as https://example.com/app.git. With `npm run`, options come after `--`: npm run emulator -- --repo ../my-app.'
  const shown = withoutCredentials(given)
  throw new InputError('repo', `--repo is neither a folder nor the URL of a Git repository: "${shown}". ${advice}`)
}

async function requireReadable(repository: string): Promise<void> {
  const reason = (): InputError =>
    new InputError('repo', `Git did not answer in time about "${withoutCredentials(repository)}".`)
  const options = { silent: true, ignoreReturnCode: true, env: { ...environment(), GIT_TERMINAL_PROMPT: '0' } }
  const ask = () =>
    getExecOutput('git', ['ls-remote', '--quiet', '--heads', '--', repository], options).catch(() => undefined)
  const answer = await within({ clock: systemClock, ms: gitMs, reason }, ask)
  if (answer === undefined) {
    const advice = 'Install it from https://git-scm.com, or start without `--repo` and upload archives.'
    throw new InputError('repo', `--repo needs Git, which is not installed or not on PATH. ${advice}`)
  }
  const shown = withoutCredentials(repository)
  if (answer.exitCode === 0 && answer.stdout === '') {
    throw new InputError('repo', `The repository of --repo, "${shown}", has no commit yet. Commit the files to deploy.`)
  }
  // The builds accept a repository that belongs to another user.
  if (answer.exitCode === 0 || answer.stderr.includes('dubious ownership')) return
  const [line = ''] = answer.stderr.split('\n').filter((each) => /^(?:fatal|error|remote)/.test(each))
  const why = withoutCredentials(cleanText(line.replace(/^fatal: /, '')))
  const advice = existsSync(repository) ? ' If the folder is no repository yet, run `git init` in it, and commit.' : ''
  throw new InputError('repo', `Git cannot read the repository of --repo, "${shown}": ${why}.${advice}`)
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

const longestShown = 300

/** Finds the excerpt that a deploy would show of a build log that ends in a failure, with its line numbers. */
export const findCause: FindCause = (batches) => {
  const redactor = new Redactor([])
  const finder = new CauseFinder((text) => redactor.redact(text))
  const numbers = new Map<string, number>()
  let count = 0
  for (const batch of batches) {
    finder.add(batch)
    for (const text of batch) {
      count += 1
      for (const line of plainLines(text)) numbers.set(shorten(line, longestShown), count)
    }
  }
  const found = finder.find() ?? finder.end()
  const lines = (found?.excerpt ?? []).map((text) => ({ at: numbers.get(text) ?? 0, text }))
  // A long one is cut, and ends in a mark.
  const beginning = found?.line.replace(/\s*…$/, '')
  const line = beginning === undefined ? undefined : lines.find(({ text }) => text.includes(beginning))
  return { line: line?.at ?? 0, lines }
}
