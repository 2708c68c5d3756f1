import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * One tab of the machine's own Firefox, by WebDriver BiDi: playwright drives only a Firefox of its own, which cannot be downloaded
 * everywhere.
 */
export class Firefox implements AsyncDisposable {
  /** What the page's scripts or its policies complained about. */
  readonly complaints: string[] = []
  readonly #process: ChildProcess
  readonly #profile: string
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #context = ''
  #count = 0

  private constructor(process: ChildProcess, profile: string, socket: WebSocket) {
    this.#process = process
    this.#profile = profile
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data))))
  }

  /** Starts a Firefox with an empty profile. */
  static async start(program: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'taxiway-firefox-'))
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
    const process = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...globalThis.process.env, HOME: profile },
    })
    const url = await new Promise<string>((resolve, reject) => {
      process.once('error', reject)
      process.once('exit', () => reject(new Error('Firefox ended before it listened.')))
      createInterface({ input: process.stderr }).on('line', (line) => {
        const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
        if (found !== undefined) resolve(found)
      })
    })
    const socket = new WebSocket(`${url}/session`)
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
    const firefox = new Firefox(process, profile, socket)
    await firefox.#send('session.new', { capabilities: {} })
    await firefox.#send('session.subscribe', { events: ['log.entryAdded'] })
    const { contexts } = await firefox.#send('browsingContext.getTree', {})
    firefox.#context = contexts[0].context
    return firefox
  }

  /** Goes to an address; resolves when it has loaded. */
  async goto(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' })
  }

  /** The value of an expression in the page: text, a number or a boolean. */
  async evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.#send('script.evaluate', {
      expression,
      target: { context: this.#context },
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result.value
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve))
    this.#socket.close()
    this.#process.kill()
    await ended
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 })
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers of the protocol, of which each caller reads a field or two.
  #send(method: string, params: unknown): Promise<any> {
    const id = ++this.#count
    this.#socket.send(JSON.stringify({ id, method, params }))
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ type, result, message }) =>
        type === 'error' ? reject(new Error(`${method}: ${message}`)) : resolve(result),
      )
    })
  }

  #receive(answer: Answer): void {
    if (answer.type === 'event') {
      const { level, text } = answer.params ?? {}
      if (level === 'error') this.complaints.push(String(text))
    } else {
      this.#waiting.get(answer.id ?? 0)?.(answer)
      this.#waiting.delete(answer.id ?? 0)
    }
  }
}

interface Answer {
  readonly type: 'success' | 'error' | 'event'
  readonly id?: number
  readonly result?: unknown
  readonly message?: string
  readonly params?: { readonly level?: string; readonly text?: string }
}
