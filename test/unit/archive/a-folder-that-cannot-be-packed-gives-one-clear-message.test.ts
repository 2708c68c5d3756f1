import { execFileSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ArchiveError } from '../../../src/old/archive/archive-error.ts'
import { TaxiwayError } from '../../../src/old/text/taxiway-error.ts'
import { said, saidAlone } from '../../support/messages.ts'
import { folderOf, newFolder, onWindows, pack } from './folder.ts'

const nobodyIsRefused = onWindows || process.getuid?.() === 0

describe('a folder that cannot be packed gives one clear message', () => {
  test.each([
    ['empty', {}],
    ['of empty folders', { a: null }],
    ['whose rules exclude everything', { '.gitignore': '*\n', a: '' }],
    ['of node_modules alone', { 'node_modules/a.js': '' }],
  ])('%s', async (_, tree) => {
    const folder = folderOf(tree)
    const error = await pack(folder).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ArchiveError)
    expect(error).toBeInstanceOf(TaxiwayError)
    expect(error).toMatchObject({
      name: 'ArchiveError',
      kind: 'input',
      path: folder,
      message: expect.stringMatching(saidAlone('folder-without-files', folder)),
    })
  })

  test.skipIf(onWindows).each<[string, Parameters<typeof folderOf>[0], string, string]>([
    [
      'to folders inside',
      { 'a/': null, b: { link: 'a' }, c: { link: 'b' } },
      '2 links',
      'none of them leads to a file that is packed',
    ],
    ['to nothing', { a: { link: 'missing' } }, '1 link', 'none of them leads to a file that is packed'],
    ['out of it', { 'bin/app': { link: '/bin/sh' }, b: { link: 'bin' } }, '2 links', '1 of them led outside'],
  ])('of links alone, %s', async (_, tree, count, where) => {
    const folder = folderOf(tree)
    await expect(pack(folder)).rejects.toThrow(saidAlone('folder-of-links', folder, count, where))
  })

  test('missing, or a file', async () => {
    const folder = folderOf({ file: '' })
    const missing = join(newFolder(), 'missing')
    await expect(pack(missing)).rejects.toThrow(said('folder-missing', missing))
    await expect(pack(join(folder, 'file'))).rejects.toThrow(said('not-a-folder', join(folder, 'file')))
  })

  test.skipIf(onWindows)('of Git itself, behind a link: its settings may hold the token of the checkout', async () => {
    const folder = folderOf({
      '.git/config': '[http]',
      '.git/refs/heads/main': '',
      dist: { link: '.git' },
      refs: { link: '.git/refs' },
    })
    for (const name of ['.git', 'dist', 'refs'])
      await expect(pack(join(folder, name))).rejects.toThrow(saidAlone('folder-of-git', join(folder, name)))
  })

  test.skipIf(nobodyIsRefused)('with a file or a folder that may not be read', async () => {
    const folder = folderOf({ 'a/secret': '', 'b/c': '' })
    chmodSync(join(folder, 'a/secret'), 0)
    await expect(pack(folder)).rejects.toThrow(said('file-unreadable', 'a/secret', 'permission denied'))
    chmodSync(join(folder, 'a/secret'), 0o600)
    chmodSync(join(folder, 'b'), 0)
    await expect(pack(folder)).rejects.toThrow(said('file-unreadable', 'b/', 'permission denied'))
    chmodSync(join(folder, 'b'), 0o700)
  })

  test.skipIf(nobodyIsRefused).each(['.gitignore', '.deployignore'])('whose %s may not be read', async (name) => {
    const folder = folderOf({ [`a/${name}`]: 'x\n', 'a/b': '' })
    chmodSync(join(folder, 'a', name), 0)
    await expect(pack(folder)).rejects.toThrow(saidAlone('rules-unreadable', `a/${name}`, 'permission denied'))
  })

  test.skipIf(process.platform !== 'linux')('with folders so deep that no path leads to the last', async () => {
    const folder = folderOf({ file: '' })
    const name = 'd'.repeat(250)
    execFileSync('bash', ['-c', `for each in {1..20}; do mkdir ${name} && cd ${name}; done`], { cwd: folder })
    await expect(pack(folder)).rejects.toThrow(said('path-too-long'))
    writeFileSync(join(folder, '.deployignore'), `${name}\n`)
    expect((await pack(folder)).archive.packed).toMatchObject({ files: 2 })
  })
})
