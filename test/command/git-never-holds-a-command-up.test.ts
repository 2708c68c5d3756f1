// @module-tag thorough
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { runs, until } from '../emulator/local-platform.ts'
import { startCommand } from '../support/command.ts'
import { platformServices } from '../support/fleeting.ts'
import { commit, git, write } from '../support/git.ts'
import { test as base, expect } from '../support/scenario.ts'

/** A server that accepts a connection, and says nothing. */
const test = base.extend('silent', async ({ task: _ }, { onCleanup }) => {
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  const server = createServer(() => resolve())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onCleanup(() => void server.close())
  const address = server.address()
  return { asked, port: address !== null && typeof address === 'object' ? address.port : 0 }
})

const file = `
services:
  api: { service-id: svc-api, paths: [api/**] }
  web: { service-id: svc-web, paths: [web/**] }
`

// Windows ends a process at once for any signal that another one sends.
test.skipIf(process.platform === 'win32')(
  'SIGINT ends a fleet while a server of Git is silent',
  async ({ platform: open, folder, silent }) => {
    const platform = await open({ services: platformServices({ api: undefined, web: undefined }) })
    platform.state.makeDeployment('0f'.repeat(20), [{ is: 'success' }], 'svc-api')
    commit(folder, { 'taxiway.yaml': file })
    git(folder, 'remote', 'add', 'origin', `http://127.0.0.1:${silent.port}/app.git`)
    const { child, ended } = startCommand(['fleet', '--dry-run'], platform, { cwd: folder })
    await silent.asked
    child.kill('SIGINT')
    const { code, stderr } = await ended
    expect(code, stderr).toBe(130)
    expect(platform.requests('deploy')).toEqual([])
  },
)

test.skipIf(process.platform === 'win32')(
  'SIGINT ends an upload while a Git that it asked does not answer',
  async ({ platform: open, folder }) => {
    const platform = await open({ services: platformServices({ api: undefined }) })
    commit(folder, { 'app/index.html': '1' })
    const asked = join(folder, 'asked')
    write(folder, { 'bin/git': `#!/bin/sh\necho $$ >> '${asked}'\nexec sleep 600\n` })
    chmodSync(join(folder, 'bin/git'), 0o755)
    const { child, ended } = startCommand(
      ['upload', 'app', '--project-slug', 'shop', '--service-name', 'web', '--start-command', 'node .'],
      platform,
      { cwd: folder, environment: { PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}` } },
    )
    await until(() => existsSync(asked))
    child.kill('SIGINT')
    const { code, stderr } = await ended
    // `@actions/exec` cannot end it.
    for (const pid of readFileSync(asked, 'utf8').trim().split('\n')) {
      if (runs(Number(pid))) process.kill(Number(pid), 'SIGKILL')
    }
    expect(code, stderr).toBe(130)
    expect(platform.requests('upload')).toEqual([])
  },
)
