// @module-tag thorough

import type { ChildProcess } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from 'vitest'
import { startEmulator } from '../support/emulator.ts'
import { newFolder } from '../support/folder.ts'
import { until } from './local-platform.ts'

interface Started {
  readonly child: ChildProcess
  /** The name of its folder below the temporary one. */
  readonly folder: string
  readonly ended: Promise<unknown>
}

/** Local platforms that share a temporary folder of their own. */
const test = base.extend('temporary', ({ task: _ }, { onCleanup }) => newFolder(onCleanup))

async function started(temporary: string): Promise<Started> {
  const before = new Set(readdirSync(temporary))
  const env = { TMPDIR: temporary, TEMP: temporary, TMP: temporary }
  const { child, ended } = await startEmulator([], { env })
  const folder = readdirSync(temporary).find((name) => name.startsWith('taxiway-platform-') && !before.has(name))
  return { child, folder: folder ?? '', ended }
}

test('the next start removes the folder of a killed platform, and no other', async ({ temporary }) => {
  const killed = await started(temporary)
  const living = await started(temporary)
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(readdirSync(temporary)).toContain(killed.folder)
  // Of another machine that shares the folder, of a user's own name, and a link that only looks like one of ours.
  const elsewhere = killed.folder.replace(/platform-\w{8}/, 'platform-00000000')
  const outside = join(temporary, 'outside')
  for (const name of [elsewhere, 'taxiway-platform-mine', 'outside']) mkdirSync(join(temporary, name))
  writeFileSync(join(outside, 'kept'), '')
  const link = killed.folder.replace(/\w{6}$/, 'linked')
  symlinkSync(outside, join(temporary, link), 'junction')

  const next = await started(temporary)
  await until(() => !readdirSync(temporary).includes(killed.folder))
  expect(readdirSync(temporary)).toEqual(
    expect.arrayContaining([living.folder, next.folder, elsewhere, 'taxiway-platform-mine', link]),
  )
  expect(readdirSync(outside)).toEqual(['kept'])
  for (const { child, ended } of [living, next]) {
    child.kill('SIGINT')
    await ended
  }
  if (process.platform !== 'win32') expect(readdirSync(temporary)).not.toContain(living.folder)
})
