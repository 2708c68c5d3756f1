import { execFileSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ArchiveError, unpackable, unwritable } from '../../../src/archive/error.ts'
import { folderOf, newFolder, onWindows, pack } from './folder.ts'

const nobodyIsRefused = onWindows || process.getuid?.() === 0

describe('a folder that cannot be packed is one clear sentence', () => {
  test.each([
    ['empty', {}],
    ['of empty folders', { a: null }],
    ['whose rules leave out all', { '.gitignore': '*\n', a: '' }],
    ['of node_modules alone', { 'node_modules/a.js': '' }],
  ])('%s', async (_, tree) => {
    const folder = folderOf(tree)
    const error = await pack(folder).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ArchiveError)
    expect(error).toMatchObject({
      path: folder,
      message: `The folder ${folder} has no file to pack: it is empty, or .gitignore and .deployignore leave out all that it holds.`,
    })
  })

  test('missing, or a file', async () => {
    const folder = folderOf({ file: '' })
    await expect(pack(join(newFolder(), 'missing'))).rejects.toThrow('missing does not exist: name a folder')
    await expect(pack(join(folder, 'file'))).rejects.toThrow('file is not a folder: name a folder')
  })

  test.skipIf(nobodyIsRefused)('with a file or a folder that may not be read', async () => {
    const folder = folderOf({ 'a/secret': '', 'b/c': '' })
    chmodSync(join(folder, 'a/secret'), 0)
    await expect(pack(folder)).rejects.toThrow('a/secret cannot be read (permission denied)')
    chmodSync(join(folder, 'a/secret'), 0o600)
    chmodSync(join(folder, 'b'), 0)
    await expect(pack(folder)).rejects.toThrow('b/ cannot be read (permission denied)')
    chmodSync(join(folder, 'b'), 0o700)
  })

  test.skipIf(process.platform !== 'linux')('with folders so deep that no path leads to the last', async () => {
    const folder = folderOf({ file: '' })
    const name = 'd'.repeat(250)
    execFileSync('bash', ['-c', `for each in {1..20}; do mkdir ${name} && cd ${name}; done`], { cwd: folder })
    await expect(pack(folder)).rejects.toThrow('/ cannot be read, for its path is longer than this system takes')
    writeFileSync(join(folder, '.deployignore'), `${name}\n`)
    expect((await pack(folder)).archive.packed).toMatchObject({ files: 2 })
  })

  const failed = (code: string): Error => Object.assign(new Error('system call'), { code })

  test.each([
    [
      unpackable('a\nb', failed('EACCES')),
      '"a\\nb" cannot be read (permission denied): let this job read it, or leave it out by naming it in .deployignore.',
    ],
    [
      unpackable('a', failed('EIO')),
      'a cannot be read (EIO): let this job read it, or leave it out by naming it in .deployignore.',
    ],
    [
      unpackable('a/b', failed('ENAMETOOLONG')),
      'a/b cannot be read, for its path is longer than this system takes: leave out a folder above it by naming it in .deployignore.',
    ],
    [
      unpackable('ab/'.repeat(1_000), failed('EIO')),
      `${'ab/'.repeat(100)} … ${'ab/'.repeat(100)} cannot be read (EIO): let this job read it, or leave it out by naming it in .deployignore.`,
    ],
    [
      unwritable('/t', failed('ENOSPC')),
      'The archive does not fit on the disk of /t: free some space there, or name more in .deployignore.',
    ],
    [
      unwritable('/t', failed('EROFS')),
      'The archive cannot be kept in /t (EROFS): it must be a folder that can be written to.',
    ],
  ])('%s', (error, message) => {
    expect(error.message).toBe(message)
  })
})
