import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, vi } from 'vitest'
import { listen } from './loopback.ts'
import type { StepOptions } from './runner/job-environment.ts'
import { leaksIn } from './runner/leaks.ts'
import { type StepResult, startAction } from './runner/run-action.ts'

export { expect } from 'vitest'

// Longer than the limit of a step, so that the step's own error shows its output if it hangs.
vi.setConfig({ testTimeout: 120_000 })

/** The server's answer to one request; `lost` is no answer. */
export type Reply = { readonly status?: number; readonly body?: unknown; readonly text?: string } | 'lost'

/** One request as it arrived. */
export interface ReceivedRequest {
  /** Method, path and query. */
  readonly line: string
  /** The parsed JSON body; undefined if there was none. */
  readonly body: unknown
}

/** A server that records its requests, and answers by method and path; the last reply of a list repeats. */
export class RecordingServer {
  readonly key = 'twk_Zq7+/s3cr3t~K3y"9fB'
  readonly received: ReceivedRequest[] = []
  url = ''
  readonly #replies: Readonly<Record<string, Reply | readonly Reply[]>>
  readonly #counts = new Map<string, number>()
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const line = `${request.method} ${request.url}`
    this.received.push({ line, body: text === '' ? undefined : JSON.parse(text) })
    if (request.headers.authorization === `Bearer ${this.key}`) this.#answer(line.split('?')[0] ?? '', response)
    else response.writeHead(401).end()
  })

  constructor(replies: Readonly<Record<string, Reply | readonly Reply[]>>) {
    this.#replies = { 'GET /api/auth/me': { body: { id: 'u1', name: 'Ada' } }, ...replies }
  }

  async open(): Promise<this> {
    this.url = await listen(this.#server)
    return this
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  /** The received requests, without the one that checks the key. */
  get asked(): ReceivedRequest[] {
    return this.received.filter(({ line }) => line !== 'GET /api/auth/me')
  }

  #answer(name: string, response: ServerResponse): void {
    const count = this.#counts.get(name) ?? 0
    this.#counts.set(name, count + 1)
    const listed = this.#replies[name]
    const replies: readonly (Reply | undefined)[] = Array.isArray(listed) ? listed : [listed]
    const reply = replies[Math.min(count, replies.length - 1)] ?? { status: 404, body: { error: 'no such thing' } }
    if (reply === 'lost') {
      response.destroy()
      return
    }
    const { status = 200, body, text } = reply
    response.writeHead(status, { 'content-type': 'application/json' }).end(text ?? JSON.stringify(body))
  }
}

/** Additional options of a test for its step. */
export interface CallRunOptions extends Partial<Omit<StepOptions, 'runnerFolder' | 'workspace'>> {
  /** Values that may appear only in `result`. */
  readonly secrets?: readonly string[]
}

/** A step's end, with its `result` parsed. */
export interface Called extends StepResult {
  readonly result: unknown
  /** The errors as one text. */
  readonly said: string
}

type Inputs = Readonly<Record<string, string>>

/** A test of the built call action. What holds for every run is checked for each. */
export const test = base
  .extend('folder', ({ task: _ }, { onCleanup }) => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'taxiway-call-')))
    onCleanup(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
    return folder
  })
  .extend('server', ({ task: _ }, { onCleanup }) => {
    const opened: RecordingServer[] = []
    onCleanup(async () => {
      for (const server of opened) await server.close()
    })
    return async (replies: Readonly<Record<string, Reply | readonly Reply[]>>) => {
      const server = await new RecordingServer(replies).open()
      opened.push(server)
      return server
    }
  })
  .extend(
    'start',
    ({ folder }) =>
      (site: { url: string; key: string }, inputs: Inputs, options: CallRunOptions = {}) => {
        const { secrets = [], ...rest } = options
        const workspace = join(folder, 'workspace')
        mkdirSync(workspace, { recursive: true })
        const connection = { 'base-url': site.url, 'api-key': site.key }
        const step = startAction(
          'call',
          { ...connection, ...inputs },
          { runnerFolder: join(folder, 'runner'), workspace, ...rest },
        )
        const finished = step.finished.then((end) => checked(end, [site.key, ...secrets]))
        finished.catch(() => undefined)
        return { ...step, finished }
      },
  )
  .extend(
    'run',
    ({ start }) =>
      (...run: Parameters<typeof start>) =>
        start(...run).finished,
  )

/** Throws if a run breaks a promise of every run. */
function checked(end: StepResult, secrets: readonly string[]): Called {
  const visible = [end.stdout.replaceAll(/^::add-mask::.*$/gm, ''), end.stderr, end.summary, end.outputs['http-status']]
  const wrong = leaksIn(visible.join('\n'), secrets)
  const { result } = end.outputs
  if (result !== undefined) wrong.push(...leaksIn(result, secrets.slice(0, 1)))
  if (end.exitCode !== (end.errors.length === 0 ? 0 : 1)) wrong.push(`it left with ${end.exitCode}`)
  if (end.errors.length > 1) wrong.push(`it made ${end.errors.length} error annotations`)
  if (end.view.refused.length > 0 || end.view.stopped) wrong.push('the runner refuses a command, or is still stopped')
  if (end.stderr !== '') wrong.push(`it wrote to stderr: ${end.stderr}`)
  const strange = Object.keys(end.outputs).filter((name) => name !== 'result' && name !== 'http-status')
  if (strange.length > 0) wrong.push(`it set the output ${strange}`)
  if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\nThe step wrote:\n${end.stdout}${end.stderr}`)
  return { ...end, result: result === undefined ? undefined : JSON.parse(result), said: end.errors.join('\n') }
}
