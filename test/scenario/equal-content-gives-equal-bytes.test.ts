// @module-tag thorough
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { byUpload, expect, type RunOptions, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const text = 'It is the same text again, and again a little different: 0123456789.\n'
const tree = {
  'a.txt': 'a',
  'a/b': 'in a folder',
  Z: 'large',
  'ä/ö': 'foreign',
  '\u{1f600}': 'after the next by its bytes',
  '\ufb01': 'a ligature',
  'i/İ': 'what lower case does with it depends on the locale',
  'empty/': '',
  'bin/run': { executable: '#!/bin/sh\n' },
  ...Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`texts/${index}`, text.repeat(1_000 * index)])),
}

const ways: [string, RunOptions][] = [
  ['one thread', { env: { UV_THREADPOOL_SIZE: '1' } }],
  ['sixteen threads', { env: { UV_THREADPOOL_SIZE: '16' } }],
  ['another time zone', { env: { TZ: 'Pacific/Kiritimati' } }],
  ['the locale C', { env: { LC_ALL: 'C', LANG: 'C' } }],
  ['the locale of Turkey', { env: { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' } }],
  ['one core', { under: ['taskset', '-c', '0'] }],
  // Not sh: dash drops variables with a dash in their names, such as those of inputs.
  ['a strict umask', { under: ['bash', '-c', 'umask 077; exec "$@"', 'bash'] }],
]

test('equal content gives equal bytes', async ({ workspace, platform, run }) => {
  const site = await platform()
  const upload = async (options: RunOptions = {}): Promise<string> => {
    const job = await run(byUpload(site, { wait: 'false' }), options)
    expect(job.errors).toEqual([])
    const archive = Buffer.from(String(site.requests('upload').at(-1)?.body?.['archiveBase64']), 'base64')
    expect(archive.length).toBeGreaterThan(10_000)
    return createHash('sha256').update(archive).digest('hex')
  }
  const app = plant(join(workspace, 'app'), tree)
  const digests: Record<string, string> = { 'as it is': await upload() }
  for (const [name, options] of ways.filter(([, { under = [] }]) => canRun(under)))
    digests[name] = await upload(options)

  rmSync(app, { recursive: true })
  plant(app, Object.fromEntries(Object.entries(tree).reverse()))
  for (const path of ['a.txt', 'a', 'empty', '.']) utimesSync(join(app, path), 1, 1)
  chmodSync(join(app, 'a.txt'), 0o600)
  chmodSync(join(app, 'empty'), 0o700)
  chmodSync(join(app, 'bin/run'), 0o700)
  digests['made in another order, at another time, with other modes'] = await upload()
  expect(new Set(Object.values(digests)).size, JSON.stringify(digests, null, 2)).toBe(1)
})

function canRun([command, ...args]: readonly string[]): boolean {
  return command === undefined || spawnSync(command, [...args, 'true']).status === 0
}
