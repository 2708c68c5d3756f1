import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from 'vitest'
import { serve } from '../emulator/server.ts'
import { newFolder } from './folder.ts'
import type { StepOptions } from './runner/job-environment.ts'
import { leaksIn } from './runner/leaks.ts'
import { judged, requireNothing, type StepResult, startAction } from './runner/run-action.ts'

export { expect } from 'vitest'

/** The server's answer to one request; `lost` is no answer. */
export type Reply = { readonly status?: number; readonly body?: unknown; readonly text?: string } | 'lost'

const key = 'twk_Zq7+/s3cr3t~K3y"9fB'

type Replies = Readonly<Record<string, Reply | readonly Reply[]>>

/** A server that answers by method and path; the last reply of a list repeats. */
async function serveReplies(replies: Replies) {
  const all: Replies = { 'GET /api/auth/me': { body: { id: 'u1', name: 'Ada' } }, ...replies }
  const counts = new Map<string, number>()
  const server = await serve((response, { method, url, headers }) => {
    if (headers.authorization !== `Bearer ${key}`) return response.writeHead(401).end()
    const name = `${method} ${url.split('?')[0]}`
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    const listed = [all[name] ?? []].flat()
    const reply = listed[Math.min(count, listed.length - 1)] ?? { status: 404, body: { error: 'no such thing' } }
    if (reply === 'lost') return response.destroy()
    const { status = 200, body, text } = reply
    return response.writeHead(status, { 'content-type': 'application/json' }).end(text ?? JSON.stringify(body))
  })
  return {
    key,
    url: server.url,
    received: server.received,
    /** The received requests, without the one that checks the key; the JSON of a body is parsed. */
    get asked() {
      const lines = server.received.map(({ method, url, body }) => {
        return { line: `${method} ${url}`, body: body === '' ? undefined : JSON.parse(body) }
      })
      return lines.filter(({ line }) => line !== 'GET /api/auth/me')
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
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
  .extend('folder', ({ task: _ }, { onCleanup }) => newFolder(onCleanup))
  .extend('server', ({ task: _ }, { onCleanup }) => {
    const opened = new AsyncDisposableStack()
    onCleanup(() => opened.disposeAsync())
    return async (replies: Replies) => opened.use(await serveReplies(replies))
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
        return judged(step, (end) => checked(end, [site.key, ...secrets]))
      },
  )
  .extend(
    'run',
    ({ start }) =>
      (...[site, inputs, options]: Parameters<typeof start>) =>
        start(site, inputs, { inProcess: true, ...options }).finished,
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
  requireNothing(wrong, end)
  return { ...end, result: result === undefined ? undefined : JSON.parse(result), said: end.errors.join('\n') }
}
