import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { type Mutation, mutate, testsOf } from './mutation.ts'

/** What the tests made of one edit; undefined: nothing. */
export interface Finding {
  readonly caughtBy: string | undefined
}

/** A rule without which the code never ends is missed too. */
const patienceMs = 120_000
const copied = ['src', 'test/unit', 'test/support', 'docs', 'package.json']
const config = `export default { cacheDir: './cache', test: { include: ['test/**/*.test.ts'], pool: 'threads', isolate: false, testTimeout: 60_000 } }\n`

/** A copy of the sources and their unit tests, in a folder of its own. */
export class Sandbox {
  readonly #folder = realpathSync(mkdtempSync(join(tmpdir(), 'taxiway-mutation-')))
  readonly #report = join(this.#folder, 'report.json')
  readonly #vitest: string

  constructor(root: string) {
    for (const path of copied) cpSync(join(root, path), join(this.#folder, path), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(this.#folder, 'node_modules'), 'junction')
    writeFileSync(join(this.#folder, 'vitest.config.ts'), config)
    const vitest = createRequire(join(root, 'package.json')).resolve('vitest/package.json')
    this.#vitest = join(dirname(vitest), 'vitest.mjs')
  }

  /** Throws where a test fails with every rule in its place. */
  async expectGreen(mutations: readonly Mutation[]): Promise<void> {
    const failing = await this.#failing([...new Set(mutations.flatMap(testsOf))])
    if (failing !== undefined) throw new Error(`${failing} fails with every rule in its place`)
  }

  async run(mutation: Mutation): Promise<Finding> {
    const path = join(this.#folder, mutation.file)
    const source = readFileSync(path, 'utf8')
    writeFileSync(path, mutate(source, mutation))
    try {
      return { caughtBy: await this.#failing(testsOf(mutation)) }
    } finally {
      writeFileSync(path, source)
    }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** The first test file that fails, by its name. */
  async #failing(tests: readonly string[]): Promise<string | undefined> {
    rmSync(this.#report, { force: true })
    const args = ['run', ...tests, '--bail=1', '--reporter=json', `--outputFile=${this.#report}`]
    const code = await this.#vitestExit(args)
    if (code === 0) return undefined
    if (code === null) return 'never ends'
    return existsSync(this.#report) ? failingFile(readFileSync(this.#report, 'utf8')) : 'does not start'
  }

  #vitestExit(args: readonly string[]): Promise<number | null> {
    // Always the same cases, so that the table can be made again.
    const env = { ...process.env, TAXIWAY_SEED: '1', CI: '' }
    const child = spawn(process.execPath, [this.#vitest, ...args], { cwd: this.#folder, env, stdio: 'ignore' })
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      child.once('error', reject)
      child.once('close', (code) => {
        clearTimeout(limit)
        resolve(code)
      })
    })
  }
}

function failingFile(report: string): string {
  const { testResults }: { testResults: { name: string; status: string }[] } = JSON.parse(report)
  const failed = testResults.find(({ status }) => status === 'failed')
  return failed === undefined ? 'does not load' : basename(failed.name, '.test.ts')
}
