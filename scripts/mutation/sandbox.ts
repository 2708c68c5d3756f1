import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Mutation, mutate } from './mutation.ts'

/** How the test ended with the edit: it failed, it did not end in time, or it passed. */
export type Finding = 'noticed' | 'never ends' | 'survived'

const patienceMs = 180_000
const patienceForAllMs = 900_000
const copied = ['src', 'emulator/src', 'scripts', 'test/unit', 'test/support', 'docs', 'package.json']
const config = `export default { cacheDir: './cache', test: { include: ['test/**/*.test.ts'], pool: 'threads', testTimeout: 120_000 } }\n`

/** A copy of the sources and their unit tests in a temporary folder. */
export class Sandbox {
  readonly #folder = realpathSync(mkdtempSync(join(tmpdir(), 'taxiway-mutation-')))
  readonly #vitest: string
  #said = ''

  constructor(root: string) {
    for (const path of copied) cpSync(join(root, path), join(this.#folder, path), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(this.#folder, 'node_modules'), 'junction')
    writeFileSync(join(this.#folder, 'vitest.config.ts'), config)
    const vitest = createRequire(join(root, 'package.json')).resolve('vitest/package.json')
    this.#vitest = join(dirname(vitest), 'vitest.mjs')
  }

  /** Throws if a test fails without any edit. */
  async expectGreen(mutations: readonly Mutation[]): Promise<void> {
    const tests = [...new Set(mutations.map(({ by }) => by))]
    const exit = await this.#vitestExit(tests, patienceForAllMs)
    if (exit !== 0) throw new Error(`The tests fail without any edit:\n${this.#said.slice(-4000)}`)
  }

  async run(mutation: Mutation): Promise<Finding> {
    const path = join(this.#folder, mutation.file)
    const source = readFileSync(path, 'utf8')
    writeFileSync(path, mutate(source, mutation))
    try {
      const exit = await this.#vitestExit([mutation.by])
      if (exit === null) return 'never ends'
      return exit === 0 ? 'survived' : 'noticed'
    } finally {
      writeFileSync(path, source)
    }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Null if the tests did not end in time and were killed. */
  #vitestExit(tests: readonly string[], limitMs = patienceMs): Promise<number | null> {
    const args = ['run', ...tests.map((test) => `test/unit/${test}.test.ts`), '--bail=1']
    // A fixed seed makes the table reproducible.
    const env = { ...process.env, TAXIWAY_SEED: '1', CI: '' }
    const child = spawn(process.execPath, [this.#vitest, ...args], { cwd: this.#folder, env })
    this.#said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#said += text
    })
    child.stderr.resume()
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => child.kill('SIGKILL'), limitMs)
      child.once('error', reject)
      child.once('close', (code) => {
        clearTimeout(limit)
        resolve(code)
      })
    })
  }
}
