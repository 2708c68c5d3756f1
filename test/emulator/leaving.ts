import { existsSync, readFileSync } from 'node:fs'

/** A web service that starts a child, and one in a session of its own; all write their ids into the file. `build.cjs` leaves one too. */
export function leaving(file: string): Readonly<Record<string, string>> {
  const note = `require('node:fs').appendFileSync(${JSON.stringify(file)}, process.pid + '\\n')`
  const idle = `${note}; setInterval(() => {}, 1000)`
  const start = `const { spawn } = require('node:child_process')
    const start = (detached) => spawn(process.execPath, ['-e', ${JSON.stringify(idle)}], { detached, stdio: 'ignore' }).unref()`
  return {
    'build.cjs': `${start}; start(true)`,
    'server.cjs': `${note}; ${start}; start(false); start(true)
      require('node:http').createServer((_, response) => response.end()).listen(process.env.PORT)`,
  }
}

/** The ids in the file; none if it is not there yet. */
export function idsIn(file: string): readonly number[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map(Number) : []
}
