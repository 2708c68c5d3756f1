import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commit } from '../../emulator/local-platform.ts'

/** A build that prints a numbered line whenever it is told to, and ends when it is told so. */
export interface Printer {
  /** The repository of the build. */
  readonly repository: string
  /** Lets the running build print this many lines more. */
  print(lines: number): void
  end(): void
}

/** Makes the repository of such a build. */
export function printerIn(folder: string): Printer {
  const repository = join(folder, 'printer')
  const orders = join(folder, 'orders')
  mkdirSync(orders)
  commit(repository, {
    'package.json': JSON.stringify({ scripts: { build: 'node build.js' } }),
    'build.js': `const { existsSync } = require('node:fs')
      const orders = ${JSON.stringify(orders)}
      let printed = 0
      const timer = setInterval(() => {
        while (existsSync(orders + '/' + (printed + 1))) console.log('printed ' + ++printed)
        if (existsSync(orders + '/end')) clearInterval(timer)
      }, 20)`,
    'index.html': 'site',
  })
  let ordered = 0
  return {
    repository,
    print(lines) {
      for (let n = 0; n < lines; n += 1) writeFileSync(join(orders, String(++ordered)), '')
    },
    end() {
      if (!existsSync(join(orders, 'end'))) writeFileSync(join(orders, 'end'), '')
    },
  }
}
