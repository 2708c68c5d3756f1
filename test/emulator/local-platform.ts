import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type LocalPlatform, type StartOptions, start } from '../../emulator/src/index.ts'
import { tarGz } from '../support/archives.ts'
import { type RawAnswer, send } from './relay.ts'

export { commit, git, write } from '../support/git.ts'

/** An answer, its JSON already parsed. */
export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: the answer as another client would see it, checked field by field.
  readonly body: any
}

/** A local platform as other clients see it: plain requests, without Taxiway's client. */
export interface Stage extends AsyncDisposable {
  readonly platform: LocalPlatform
  /** A folder that is removed at the end. */
  readonly folder: string
  /** Sends one request with the key of a role, `account` by default; a body makes it a POST. */
  ask(path: string, options?: { method?: string; role?: string; body?: unknown }): Promise<Answer>
  /** Deploys, reads the stream to its end, and returns the finished record with the text of the log. */
  deploy(serviceId: string, ref?: string): Promise<Finished>
  /** Uploads files as a new service, whose deployment goes on. */
  queue(files: Readonly<Record<string, string>>, settings?: object): Promise<Queued>
  /** Uploads files as a new service, and follows its deployment to its end. */
  upload(files: Readonly<Record<string, string>>, settings?: object): Promise<Queued & Finished>
  /** Reads the log stream of a deployment to its end, and then its record. */
  finish(serviceId: string, deploymentId: string): Promise<Finished>
}

export interface Finished {
  readonly id: string
  // biome-ignore lint/suspicious/noExplicitAny: a record of the history.
  readonly record: any
  readonly log: readonly string[]
}

/** What an upload made. */
export interface Queued {
  readonly service: Readonly<Record<'id' | 'slug' | 'projectId' | 'environmentId', string>>
  readonly deploymentId: string
}

/** Starts a platform with the plain dialect by default. */
export async function stage(options: StartOptions | ((folder: string) => StartOptions) = {}): Promise<Stage> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'taxiway-contract-'))
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true })
  const platform = await start(typeof options === 'function' ? options(folder) : options).catch((error) => {
    removeFolder()
    throw error
  })
  const headers = (role: string): Record<string, string> => ({ authorization: `Bearer ${platform.keys[role]}` })

  async function ask(
    path: string,
    { method, role = 'account', body }: Parameters<Stage['ask']>[1] = {},
  ): Promise<Answer> {
    const response = await fetch(`${platform.url}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...headers(role), 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }

  async function finish(serviceId: string, id: string): Promise<Finished> {
    await (await fetch(`${platform.url}/api/deployments/${id}/logs/stream`, { headers: headers('account') })).text()
    const { body: lines } = await ask(`/api/deployments/${id}/logs`)
    const { body: page } = await ask(`/api/services/${serviceId}/deployments?limit=100`)
    return {
      id,
      record: page.deployments.find((record: { deploymentId: string }) => record.deploymentId === id),
      log: lines.map((record: { line: string }) => record.line),
    }
  }

  async function deploy(serviceId: string, ref?: string): Promise<Finished> {
    const { body } = await ask(`/api/services/${serviceId}/deploy`, { body: ref === undefined ? {} : { ref } })
    return finish(serviceId, body.deploymentId)
  }

  async function queue(files: Readonly<Record<string, string>>, settings: object = {}): Promise<Queued> {
    const body = { name: 'app', archiveBase64: archiveOf(files), ...settings }
    return (await ask('/api/projects/demo/services/upload-b64', { body })).body
  }

  async function upload(...given: Parameters<typeof queue>): Promise<Queued & Finished> {
    const queued = await queue(...given)
    return { ...queued, ...(await finish(queued.service.id, queued.deploymentId)) }
  }

  return {
    platform,
    folder,
    ask,
    deploy,
    queue,
    upload,
    finish,
    [Symbol.asyncDispose]: async () => {
      await platform.close()
      removeFolder()
    },
  }
}

/** A platform for all tests of a file or of a group: it is open from before the first until after the last one. */
export function useStage(options?: Parameters<typeof stage>[0]): Omit<Stage, keyof AsyncDisposable> {
  let opened: Stage | undefined
  beforeAll(async () => {
    opened = await stage(options)
  }, 120_000)
  afterAll(() => opened?.[Symbol.asyncDispose]())
  const get = (): Stage => {
    if (opened === undefined) throw new Error('the platform is not open yet')
    return opened
  }
  return {
    get platform() {
      return get().platform
    },
    get folder() {
      return get().folder
    },
    ask: (...given) => get().ask(...given),
    deploy: (...given) => get().deploy(...given),
    queue: (...given) => get().queue(...given),
    upload: (...given) => get().upload(...given),
    finish: (...given) => get().finish(...given),
  }
}

/** A server that answers with `text`, and its process id under `/pid`. */
export function serverSaying(text: string): string {
  return `require('node:http').createServer((request, response) => {
    response.end(request.url === '/pid' ? String(process.pid) : ${JSON.stringify(text)})
  }).listen(process.env.PORT)`
}

/** The base64 of a `.tar.gz` of these files. */
export function archiveOf(files: Readonly<Record<string, string>>): string {
  return tarGz(Object.entries(files).map(([path, content]) => ({ path, content }))).toString('base64')
}

/** Whether a process, or a group of them where the id is negative, still runs. */
export function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Waits until a condition holds, for at most twenty seconds. */
export async function until(condition: () => boolean | Promise<boolean>, limitMs = 20_000): Promise<void> {
  const deadline = performance.now() + limitMs
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`The condition did not hold within ${limitMs / 1_000} seconds.`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Requests a page of a service under one of its generated hostnames, which a resolver may not know. */
export function visit(local: Pick<Stage, 'platform'>, hostname: string, path = '/'): Promise<RawAnswer> {
  return send(local.platform.url, { method: 'GET', target: path, headers: { host: hostname } })
}
