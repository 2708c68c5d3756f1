import { execFileSync } from 'node:child_process'
import { Dirent, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { saidAlone } from '../../support/messages.ts'
import { contentsOf, folderOf, onWindows, pack, unpack, untar } from './folder.ts'

// On Windows, creating a link requires a privilege.
describe.skipIf(onWindows)('a link that leaves the folder is left out, with a warning that names it', () => {
  const ways: [string, Record<string, { link: string }>, string[]][] = [
    ['absolute', { away: { link: '/etc/hosts' } }, ['away']],
    ['absolute and dangling', { away: { link: '/no/such/file' } }, ['away']],
    ['relative', { 'a/away': { link: '../../elsewhere' } }, ['a/away']],
    ['out and back in', { 'a/away': { link: '../../../../../../../../../etc/hosts' } }, ['a/away']],
    ['the folder above', { away: { link: '..' } }, ['away']],
    ['through another link', { b: { link: 'c' }, c: { link: '/etc' } }, ['b', 'c']],
    [
      'through a link to a folder',
      { 'a/up': { link: '../d' }, out: { link: 'a/up/../../x' }, d: { link: '.' } },
      ['out'],
    ],
    ['from behind a name that links away', { c: { link: '/etc' }, b: { link: 'c/hosts' } }, ['b', 'c']],
  ]

  test.each(ways)('%s', async (_, links, gone) => {
    const { bytes, warnings } = await pack(folderOf({ file: '', 'a/file': '', ...links }))
    expect(warnings).toEqual([expect.stringMatching(saidAlone('left-out-link', gone.join('", "')))])
    const kept = Object.keys(links).filter((path) => !gone.includes(path))
    expect(Object.keys(contentsOf(unpack(bytes))).sort()).toEqual(['a', 'a/file', 'file', ...kept].sort())
  })

  test('a link that stays inside is kept unchanged: chains, loops, the folder itself, missing targets', async () => {
    const links = {
      'a/up': { link: '../file' },
      'a/here': { link: '.' },
      'a/top': { link: '..' },
      'a/odd': { link: './/../a/./up' },
      chain: { link: 'a/up' },
      'loop-1': { link: 'loop-2' },
      'loop-2': { link: 'loop-1' },
      later: { link: 'node_modules/.bin/tool' },
    }
    const folder = folderOf({ file: '', ...links })
    const { bytes, warnings } = await pack(folder)
    expect(warnings).toEqual([])
    expect(contentsOf(unpack(bytes))).toEqual(contentsOf(folder))
  })

  test('an absolute link into the folder becomes relative, because the folder will be elsewhere', async () => {
    const folder = folderOf({ file: '', 'a/b/c': '' })
    symlinkSync(join(folder, 'file'), join(folder, 'a/b/up'))
    symlinkSync(folder, join(folder, 'a/top'))
    const { bytes, warnings } = await pack(folder)
    expect(warnings).toEqual([])
    expect(contentsOf(unpack(bytes))).toMatchObject({ 'a/b/up': { link: '../../file' }, 'a/top': { link: '../.' } })
  })

  test('pipes and sockets are left out with a warning too', async () => {
    const folder = folderOf({ file: '' })
    execFileSync('mkfifo', [join(folder, 'pipe')])
    await using server = createServer().listen(join(folder, 's'))
    await new Promise((resolve) => server.once('listening', resolve))
    const { bytes, warnings } = await pack(folder)
    expect(warnings).toEqual([expect.stringMatching(saidAlone('left-out-special', 'pipe (named pipe)", "s (socket)'))])
    expect(Object.keys(contentsOf(unpack(bytes)))).toEqual(['file'])
  })
})

test('a file that only its folder calls a link, as Windows does with those of OneDrive, is a file', async () => {
  const tree = { '.gitignore': '*.log\n', 'a.log': '', 'b/c.txt': 'in a folder', 'd.txt': 'by itself' }
  const folder = folderOf(tree)
  const claims = { isSymbolicLink: true, isFile: false, isDirectory: false }
  const spies = Object.entries(claims).map(([name, claim]) =>
    vi.spyOn(Dirent.prototype, name as keyof typeof claims).mockReturnValue(claim),
  )
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  const { bytes, warnings } = await pack(folder)
  expect(warnings).toEqual([])
  expect(Object.keys(untar(gunzipSync(bytes)))).toEqual(['.gitignore', 'b/', 'b/c.txt', 'd.txt'])
})
