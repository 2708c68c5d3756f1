import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type LocalPlatform, type StartOptions, start } from '../../emulator/src/index.ts'
import { commit, git, write } from '../support/git.ts'

export { commit, git, write }

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
  /** Reads the log stream of a deployment to its end, and then its record. */
  finish(serviceId: string, deploymentId: string): Promise<Finished>
}

export interface Finished {
  readonly id: string
  // biome-ignore lint/suspicious/noExplicitAny: a record of the history.
  readonly record: any
  readonly log: readonly string[]
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

  return {
    platform,
    folder,
    ask,
    deploy,
    finish,
    [Symbol.asyncDispose]: async () => {
      await platform.close()
      removeFolder()
    },
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
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-archive-'))
  try {
    write(folder, files)
    return execFileSync('tar', ['-czf', '-', '-C', folder, '.']).toString('base64')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
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
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 20_000
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('The condition did not hold within twenty seconds.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Requests a page of a service under one of its generated hostnames, which a resolver may not know. */
export async function visit(local: Stage, hostname: string, path = '/'): Promise<Visit> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { headers: { host: hostname }, agent: false }
    request(new URL(path, local.platform.url), options, resolve).on('error', reject).end()
  })
  return { status: response.statusCode, headers: response.headers, text: await text(response) }
}

export interface Visit {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly text: string
}
