import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import process from 'node:process'
import { listen } from '../../test/support/loopback.ts'

type Inputs = Readonly<Record<string, string>>

/** Milliseconds from the start of a Node process to its end. */
export async function untilExit(args: readonly string[], inputs: Inputs): Promise<number> {
  const started = performance.now()
  await once(run(args, inputs), 'exit')
  return performance.now() - started
}

/** A platform that refuses everything and notes when the first request of a run arrives. */
export class FirstRequest implements Disposable {
  readonly #server: Server
  readonly #inputs: Inputs
  #heard: (at: number) => void = () => undefined

  private constructor(server: Server, url: string) {
    this.#server = server
    const key = 'twk_bench_bench_bench'
    this.#inputs = {
      ...{ 'INPUT_BASE-URL': url, 'INPUT_API-KEY': key, TAXIWAY_BASE_URL: url, TAXIWAY_API_KEY: key },
      'INPUT_JOB-SUMMARY': 'false',
    }
    server.on('request', (_, response) => {
      this.#heard(performance.now())
      response.writeHead(401).end('{}')
    })
  }

  static async open(): Promise<FirstRequest> {
    const server = createServer()
    return new FirstRequest(server, await listen(server))
  }

  /** Milliseconds from the start of a process until its first request arrives. */
  async heardFrom(args: readonly string[], inputs: Inputs): Promise<number> {
    const first = new Promise<number>((resolve) => {
      this.#heard = resolve
    })
    const started = performance.now()
    const exit = once(run(args, { ...this.#inputs, ...inputs }), 'exit')
    const at = await Promise.race([first, exit.then(() => Number.NaN)])
    await exit
    return at - started
  }

  [Symbol.dispose](): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

function run(args: readonly string[], inputs: Inputs): ChildProcess {
  const env = { PATH: process.env['PATH'], ...inputs }
  return spawn(process.execPath, args, { env, stdio: 'ignore' })
}
