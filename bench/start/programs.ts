import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { stageSlimPackages } from '../../scripts/slim-packages.ts'
import type { Import } from './imports.ts'

const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
const require = createRequire(import.meta.url)
const bundler = join(dirname(require.resolve('@vercel/ncc/package.json')), 'dist/ncc/cli.js')

/** Writes the processor time so far, in microseconds, without loading another module. */
const usage = `const { user, system } = process.cpuUsage()
process.getBuiltinModule('node:fs').writeSync(1, String(user + system))
`

/**
 * Programs that load one import each, with the packages bundled as for the actions: a file for every import, and one
 * that loads nothing. Each writes its processor time at its end. They are under `node_modules`, where they find the
 * packages, until disposal.
 */
export class Programs implements Disposable {
  readonly #folder: string
  readonly nothing: string
  readonly #files = new Map<Import, string>()

  constructor(imports: readonly Import[]) {
    mkdirSync(cache, { recursive: true })
    this.#folder = mkdtempSync(join(cache, 'taxiway-bench-start-'))
    stageSlimPackages(join(this.#folder, 'staged package'))
    this.nothing = this.#program('nothing', this.#write('own/nothing.mjs', ''))
    for (const [index, each] of imports.entries()) {
      const file = this.#write(`${each.kind}/${index}.mjs`, each.code)
      const loads = each.kind === 'own' ? file : this.#bundled(file, String(index))
      this.#files.set(each, this.#program(String(index), loads))
    }
  }

  of(each: Import): string {
    return this.#files.get(each) ?? this.nothing
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #write(name: string, code: string): string {
    const file = join(this.#folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${code}\n`)
    return file
  }

  #program(name: string, loads: string): string {
    return this.#write(`programs/${name}.mjs`, `import ${JSON.stringify(pathToFileURL(loads).href)}\n${usage}`)
  }

  #bundled(file: string, name: string): string {
    const out = join(this.#folder, 'bundled', name)
    const args = [bundler, 'build', file, '--out', out, '--no-cache', '--quiet']
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
    if (status !== 0) throw new Error(`${file} could not be bundled`)
    return join(out, 'index.mjs')
  }
}
