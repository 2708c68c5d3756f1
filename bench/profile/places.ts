import { readFileSync } from 'node:fs'
import { parts } from '../../test/support/loaded.ts'
import type { Frame } from './sum.ts'

/** V8's names for its own work. */
const engine: Readonly<Record<string, string>> = {
  '(idle)': 'waiting',
  '(program)': 'native code outside of JavaScript',
  '(garbage collector)': 'collecting garbage',
}

/** The module of `src/`, the package or the work of the engine that a frame of the bundle belongs to. */
export class Places {
  readonly #chunks = new Map<string, Chunk>()

  of({ functionName, url, lineNumber }: Frame): string | undefined {
    const own = engine[functionName]
    if (own !== undefined) return own
    if (url.startsWith('node:internal/modules/')) return 'loading modules'
    return url.includes('/bundle/') ? this.#chunk(url).moduleAt(lineNumber) : undefined
  }

  #chunk(url: string): Chunk {
    const chunk = this.#chunks.get(url) ?? new Chunk(readFileSync(new URL(url), 'utf8'))
    this.#chunks.set(url, chunk)
    return chunk
  }
}

/** A file of the bundle, in which the bundler's comments name most modules. */
class Chunk {
  readonly #modules: readonly (string | undefined)[]

  constructor(code: string) {
    const whole = Object.entries(parts).find(([, text]) => code.includes(text))?.[0]
    let current: string | undefined
    this.#modules = code.split('\n').map((line) => {
      if (line.startsWith('/***/ ')) current = whole
      const named = /^;\/\/ CONCATENATED MODULE: \.\/(?:build\/(.*)\.js|node_modules\/((?:@[^/]+\/)?[^/]+)\/.*)$/.exec(
        line,
      )
      if (named !== null) current = named[1] === undefined ? named[2] : `src/${named[1]}.ts`
      return current
    })
  }

  moduleAt(line: number): string | undefined {
    return this.#modules[line]
  }
}
