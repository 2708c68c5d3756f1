import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ArchiveError, unpackable, unwritable } from '../../../src/archive/archive-error.ts'
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
