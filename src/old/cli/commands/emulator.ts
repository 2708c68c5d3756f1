import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isRepository, withoutCredentials } from '../../../contract/repository-url.ts'
import type { ConfiguredService } from '../../config/file/checked-config.ts'
import { findHere } from '../../config/file/config-search.ts'
import { gitOutside, notInstalled } from '../../git/git-command.ts'
import { message } from '../../text/message.ts'
import { isThere } from '../../text/regular-file.ts'
import type { AddCommand } from '../command.ts'
import { exitStatus } from '../exit-status-help.ts'
import { type ListedService, loadLocalPlatform, type ServeOptions } from '../local-platform-package.ts'
import { addHelp, parseCount, parseTime } from '../options/command-options.ts'
import { thisProgram } from '../this-program.ts'
import { UsageError } from '../usage-error.ts'

/** Fixed, so that a restart keeps the address. */
const defaultPort = 4010

/** `taxiway emulator`: the platform itself checks what the files hold. */
export const emulatorCommand: AddCommand = (program) =>
  addHelp(program.command('emulator'), 'taxiway emulator --repo . --data platform.db', exitStatus.serving)
    .description('Start a local platform that really builds. It is not a sandbox: what you deploy runs here, as you.')
    .argument('[repository]', 'The same as --repo.')
    .option('--port <N>', 'Port to listen on; 0 takes a free one.', parseCount('--port', 65_535, 0), defaultPort)
    .option('--data <FILE>', 'Keep the state in this file. Without it, in memory.', (path) => resolve(path))
    .option('--dialect <NAME|FILE>', 'What the contract leaves open: a built-in name, or a JSON file.', 'plain')
    .option(
      '--repo <URL|PATH>',
      'Git repository that the service "demo" is built from. Without it, the services of the nearest taxiway.yaml.',
      parseRepository,
    )
    .option('--faults <FILE>', 'Faults to inject, as JSON: see docs/faults.md.', (path) => resolve(path))
    .option(
      '--start-limit <TIME>',
      'How long a service may take to listen, such as 90s. Default: 60s.',
      parseTime('--start-limit'),
    )
    .option(
      '--build-limit <TIME>',
      'How long each command of a build may take, such as 5m. Default: 15m.',
      parseTime('--build-limit'),
    )
    .option('--seed <N>', 'Seed of random faults. Default: 1.', parseCount('--seed', 2 ** 32 - 1, 0))
    .action(emulator)

/** The options of `taxiway emulator`. */
type EmulatorOptions = Omit<ServeOptions, 'client' | 'searchPath' | 'findCause' | 'services'>

async function emulator(repository: string | undefined, given: EmulatorOptions): Promise<void> {
  const options = repository === undefined ? given : { repo: parseRepository(repository), ...given }
  const [{ serve }, { findCause }] = await Promise.all([
    loadLocalPlatform(),
    import('../../output/cause/log-excerpt.ts'),
  ])
  const services = options.repo === undefined ? await servicesOfFile(process.cwd()) : []
  const source = options.repo ?? services[0]?.repoUrl
  if (source !== undefined) await requireReadable(source)
  await serve({
    ...options,
    client: thisProgram(),
    searchPath: process.env['PATH'],
    findCause,
    services,
  }).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'UsageError' ? new UsageError(error.message) : error
  })
}

/** The services of the nearest `taxiway.yaml` that have an id, built from the repository that it is in; none without such a file. */
async function servicesOfFile(from: string): Promise<readonly ListedService[]> {
  const here = findHere(from, undefined)
  if (here === undefined) return []
  if (!isThere(join(here.root, '.git'))) {
    throw new UsageError(
      message`emulator-file-outside-git: "${here.shown}" is in no Git repository, from which its services would be built. Run \`git init\` and commit, or name a repository with \`--repo\`.`,
    )
  }
  const { readConfigFile } = await import('../../config/file/config-reader.ts')
  const { services } = readConfigFile(here.path, here.shown, { place: here })
  return [...services.values()].flatMap((service) => {
    const id = service.inputs.get('service-id')?.text
    if (id === undefined) return []
    const rootDir = findFolder(service, here.root)
    return [{ id, name: service.name, repoUrl: here.root, ...(rootDir === undefined ? {} : { rootDir }) }]
  })
}

/** What a service is built from: its `root-dir`, else the folder of its first path, such as `api` for `api/**`. Undefined is the whole. */
function findFolder({ inputs, paths }: ConfiguredService, repository: string): string | undefined {
  const [, first] = /^\/?([^*?[!]+)\/\*\*$/.exec(paths[0] ?? '') ?? []
  return inputs.get('root-dir')?.text ?? (first !== undefined && isThere(join(repository, first)) ? first : undefined)
}

/** How long a server may take to name its branches, milliseconds. */
const answerTimeoutMs = 15_000

/** The absolute path of a folder, or a URL. Throws a `UsageError` for any other text, before Git sees it. */
function parseRepository(repo: string): string {
  if (repo.includes('://') && isRepository(repo)) return repo
  const folder = resolve(repo)
  if (repo !== '' && statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  throw new UsageError(
    `\`--repo\` is neither a folder nor the URL of a Git repository: "${withoutCredentials(repo)}". Use a path, or a URL such as https://example.com/app.git. With \`npm run\`, options come after \`--\`: npm run emulator -- --repo ../my-app.`,
  )
}

/** Asks Git whether it can read the repository. Throws a `UsageError` with Git's own reason if it cannot, or is not installed. */
async function requireReadable(repository: string): Promise<void> {
  const git = gitOutside(AbortSignal.timeout(answerTimeoutMs))
  const answer = await git(['ls-remote', '--quiet', '--heads', '--', repository])
  if (answer.ok && answer.output === '') {
    throw new UsageError(
      message`repo-empty: The repository of \`--repo\`, "${withoutCredentials(repository)}", has no commit yet. Commit what is to be deployed.`,
    )
  }
  // The builds accept a repository of another user.
  if (answer.ok || answer.why.includes('dubious ownership')) return
  if (answer.why === notInstalled) {
    throw new UsageError(
      message`repo-without-git: \`--repo\` needs Git, which is not installed or not on \`PATH\`. Install it from https://git-scm.com, or start without \`--repo\` and upload archives.`,
    )
  }
  const reason = answer.why.replace(/^fatal: /, '')
  throw new UsageError(
    message`repo-unreadable: Git cannot read the repository of \`--repo\`, "${withoutCredentials(repository)}": ${reason}${isThere(repository) ? '. If the folder is no repository yet, run `git init` in it, and commit' : ''}.`,
  )
}
