import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { InputError, isMissing } from '../../client/errors.ts'
import { Platform } from '../../client/platform.ts'
import { configFileName, serviceName } from '../../config/file/keys.ts'
import { secretFinder } from '../../config/file/secret-finder.ts'
import { address, identifier } from '../../config/kinds.ts'
import { gitIn, gitOutside, type RunGit } from '../../git/git-command.ts'
import { nearestWorkingCopy } from '../../git/working-copy-root.ts'
import { message } from '../../text/message.ts'
import { isThere, readRegularFile } from '../../text/regular-file.ts'
import { UsageError } from '../usage-error.ts'
import type { Prompt } from './prompt.ts'
import { findConfigSchema } from './schema-address.ts'
import { configText, type FirstConfig, pipelines } from './templates.ts'

const answerTimeoutMs = 15_000

/** A larger file is not read. */
const mostBytes = 1_000_000

/** A file of the first ones. */
interface FirstFile {
  readonly path: string
  /** @param beside what the file says already; undefined if there is none, or it cannot be read */
  readonly write: (beside: string | undefined) => Promise<string> | string
}

/** What `taxiway init` was given. */
export interface InitRequest {
  readonly folder: string
  readonly baseUrl: string | undefined
  /** Ids, or `NAME=ID`. */
  readonly services: readonly string[]
  /** `none` writes no pipeline; undefined finds out. */
  readonly ci: 'github' | 'gitlab' | 'none' | undefined
  /** What the jobs of a pipeline install; undefined leaves it to a variable. */
  readonly package: string | undefined
  readonly apiKey: string | undefined
  /** Undefined if there is no terminal to ask on. */
  readonly prompt: Prompt | undefined
  readonly say: (text: string) => void
  readonly signal: AbortSignal
}

/**
 * Writes the first configuration file, and a pipeline beside it. Gives the files that it wrote: one that exists stays as it is.
 *
 * @throws UsageError if something is missing that cannot be asked
 */
export async function init(request: InitRequest): Promise<string[]> {
  const { folder, prompt, say, signal } = request
  const git = openGit(folder, AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]))
  const ci = request.ci ?? (await findCi(folder, git))
  const pipeline = ci === 'none' ? undefined : pipelines[ci]
  const check = (given: string): string => address.parse('base-url', given)
  const baseUrl = request.baseUrl ?? (await prompt?.ask("Address of the platform's API", '', check))
  if (baseUrl === undefined) {
    // The service of a service's key is known without being named.
    const isNamed = request.services.length > 0 || request.apiKey !== undefined
    throw incomplete(isNamed ? '--base-url' : '--base-url and --service-id')
  }
  check(baseUrl)
  const services = await findServices(request, baseUrl)
  const config: FirstConfig = { baseUrl, services, branch: await findBranch(git), package: request.package }
  const schema = findConfigSchema()
  const files: FirstFile[] = [
    { path: configFileName, write: (beside) => configText(config, beside === undefined ? schema.address : undefined) },
  ]
  if (pipeline !== undefined) files.push({ path: pipeline.path, write: (beside) => pipeline.write(config, beside) })
  const written: string[] = []
  for (const file of files) if (await writeNew(folder, file, say)) written.push(file.path)
  const { copy } = schema
  // An older copy is of an older Taxiway, which a person may have changed.
  if (copy !== undefined && written.includes(configFileName) && !isThere(join(folder, copy.path))) {
    writeFileSync(join(folder, copy.path), copy.text, { flag: 'wx' })
    written.push(copy.path)
  }
  if (pipeline !== undefined) say(pipeline.next(config))
  if (written.length === 0) say('Nothing was written, because every file exists already.')
  say('Then commit what was written. `taxiway config check` checks the file after each change.')
  say('On a terminal set TAXIWAY_BASE_URL too: the file does not hold the address of the platform.')
  say('Remove the workflows and steps that deployed these services before: otherwise both deploy.')
  return written
}

/** Writes a file that does not exist yet. One that does stays as it is, and what to add to it is said. */
async function writeNew(folder: string, { path, write }: FirstFile, say: (text: string) => void): Promise<boolean> {
  const place = join(folder, path)
  if (isThere(place)) {
    say(message`init-exists: "${path}" exists already and stays as it is. Add to it what is missing of this:`)
    for (const line of (await write(readText(place))).trimEnd().split('\n')) say(line)
    return false
  }
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, await write(undefined), { flag: 'wx' })
  return true
}

/** What a file says; undefined if that cannot be read, and then nothing is made of it. */
function readText(place: string): string | undefined {
  const read = readRegularFile(place, mostBytes)
  return read.kind === 'found' ? read.value.toString('utf8') : undefined
}

/** The services by name. Each id is looked for on the platform, if there is a key, and the one of the key's own service is known. */
async function findServices(request: InitRequest, baseUrl: string): Promise<ReadonlyMap<string, string>> {
  const { apiKey, prompt, signal, say } = request
  const limits = { signal, timeoutMs: answerTimeoutMs }
  const services = new Map<string, string>()
  await using platform = apiKey === undefined ? undefined : new Platform({ baseUrl, apiKey })
  if (platform === undefined) say('TAXIWAY_API_KEY is not set, so the ids are not checked.')
  const isSecret = secretFinder(apiKey === undefined ? [] : [apiKey])
  const refuseSecret = (given: string): void => {
    if (!isSecret(given)) return
    const text = message`init-secret: This is an API key or a token, which does not belong in the file, and nothing was written. Copy the id of the service from the dashboard of the platform.`
    throw new InputError('service-id', text)
  }
  const checkId = async (id: string): Promise<void> => {
    refuseSecret(id)
    identifier.parse('service-id', id)
    try {
      await platform?.call('list_deployments', { id, limit: 1 }, limits)
    } catch (error) {
      if (!isMissing(error)) throw error
      const text = message`init-service-missing: The platform shows no service "${id}" to this key. Copy the id from its dashboard${id.includes(':') ? ', and write NAME=ID, with an equals sign' : ''}.`
      throw new InputError('service-id', text)
    }
  }
  const checkName = (name: string): void => {
    refuseSecret(name)
    if (serviceName.test(name) && !services.has(name)) return
    const text = message`init-name-invalid: "${name}" is not a name for a service, or is taken. Use letters, digits, \`-\` and \`_\`.`
    throw new InputError('service-id', text)
  }
  for (const each of request.services) {
    const [, given, id = each] = /^([^=]+)=(.*)$/.exec(each) ?? []
    const name = given ?? nameFrom(id)
    await checkId(id)
    checkName(name)
    services.set(name, id)
  }
  if (services.size > 0) return services
  const { serviceId, serviceName: title } = (await platform?.call('whoami', {}, limits))?.keyScope ?? {}
  if (serviceId) services.set(nameFrom(title ?? serviceId), serviceId)
  if (prompt === undefined && services.size === 0) throw incomplete('--service-id')
  if (prompt === undefined) return services
  say('The platform lists no ids of services: copy them from its dashboard.')
  for (;;) {
    const isFirst = services.size === 0
    const question = isFirst ? 'Id of a service' : 'Id of another service (empty: no more)'
    const id = await prompt.ask(question, '', (given) => (given === '' && !isFirst ? undefined : checkId(given)))
    if (id === '') return services
    services.set(await prompt.ask('Its name in the file', nameFrom(id), checkName), id)
  }
}

/** A name for a service of the file, from one that the platform takes. */
function nameFrom(text: string): string {
  const plain = text
    .replaceAll(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+|-+$/g, '')
    .slice(0, 63)
  return serviceName.test(plain) ? plain : 'app'
}

function incomplete(options: string): UsageError {
  return new UsageError(message`init-incomplete: Without a terminal \`taxiway init\` cannot ask: give ${options}.`)
}

async function findCi(folder: string, git: RunGit): Promise<'github' | 'gitlab'> {
  if (isThere(join(folder, '.gitlab-ci.yml'))) return 'gitlab'
  const remote = await ask(git, ['remote', 'get-url', 'origin'])
  return remote !== undefined && /gitlab/i.test(remote) ? 'gitlab' : 'github'
}

async function findBranch(git: RunGit): Promise<string> {
  const remote = await ask(git, ['rev-parse', '--abbrev-ref', 'origin/HEAD'])
  const local = remote ?? (await ask(git, ['symbolic-ref', '--short', 'HEAD']))
  return local?.replace(/^origin\//, '') || 'main'
}

function openGit(folder: string, signal: AbortSignal): RunGit {
  const root = nearestWorkingCopy(resolve(folder))
  return root === undefined ? gitOutside(signal) : gitIn(root, signal)
}

/** What Git prints, without white space around it; undefined if it fails, is not installed, or the folder is in no working copy. */
async function ask(git: RunGit, args: readonly string[]): Promise<string | undefined> {
  const answer = await git(args)
  return answer.ok ? answer.output.trim() : undefined
}
