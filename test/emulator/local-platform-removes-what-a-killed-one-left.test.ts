// @module-tag thorough

import type { ChildProcess } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from 'vitest'
import { startEmulator } from '../support/emulator.ts'
import { newFolder } from '../support/folder.ts'
import { idsIn, leaving } from './leaving.ts'
import { archiveOf, runs, until } from './local-platform.ts'

interface Started {
  readonly child: ChildProcess
  /** The name of its folder below the temporary one. */
  readonly folder: string
  readonly ended: Promise<unknown>
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** Local platforms that share a temporary folder of their own. */
const test = base.extend('temporary', ({ task: _ }, { onCleanup }) => newFolder(onCleanup))

async function started(temporary: string): Promise<Started> {
  const before = new Set(readdirSync(temporary))
  const env = { TMPDIR: temporary, TEMP: temporary, TMP: temporary }
  const { child, ended, url, headers } = await startEmulator([], { env })
  const folder = readdirSync(temporary).find((name) => name.startsWith('taxiway-platform-') && !before.has(name))
  return { child, folder: folder ?? '', ended, url, headers }
}

test('the next start removes the folder of a killed platform, and no other', async ({ temporary }) => {
  const killed = await started(temporary)
  const living = await started(temporary)
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(readdirSync(temporary)).toContain(killed.folder)
  // Of another machine that shares the folder, and of a user's own name.
  const others = [killed.folder.replace(/platform-\w{8}/, 'platform-00000000'), 'taxiway-platform-mine']
  for (const name of others) mkdirSync(join(temporary, name))
  const next = await started(temporary)
  await until(() => !readdirSync(temporary).includes(killed.folder))
  expect(readdirSync(temporary)).toEqual(expect.arrayContaining([living.folder, next.folder, ...others]))
  for (const { child, ended } of [living, next]) {
    child.kill('SIGINT')
    await ended
  }
  if (process.platform !== 'win32') expect(readdirSync(temporary)).not.toContain(living.folder)
})

// Only Linux shows to which platform a process belongs.
test.skipIf(process.platform !== 'linux')(
  'the next start ends the processes of a killed platform',
  async ({ temporary }) => {
    const killed = await started(temporary)
    const file = join(temporary, 'ids')
    const body = JSON.stringify({
      name: 'app',
      archiveBase64: archiveOf(leaving(file)),
      startCommand: 'node server.cjs',
    })
    const { url, headers } = killed
    await fetch(`${url}/api/projects/demo/services/upload-b64`, { method: 'POST', headers, body })
    await until(() => idsIn(file).length === 3)
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(idsIn(file).map(runs)).toEqual([true, true, true])
    const next = await started(temporary)
    await until(() => !idsIn(file).some(runs))
    next.child.kill('SIGINT')
    await next.ended
  },
)
