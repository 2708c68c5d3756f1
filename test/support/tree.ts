import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

/** Everything in a folder, by path with `/`: contents and mode of a file, `null` for a folder, a link's target. */
export function contentsOf(folder: string, under = ''): Record<string, unknown> {
  const contents: Record<string, unknown> = {}
  // Without `recursive`, which follows links, endlessly if one points to a parent.
  for (const entry of readdirSync(join(folder, under), { withFileTypes: true })) {
    const path = under + entry.name
    const at = join(folder, path)
    if (entry.isDirectory()) Object.assign(contents, { [path]: null }, contentsOf(folder, `${path}/`))
    else if (entry.isSymbolicLink()) contents[path] = { link: readlinkSync(at) }
    else contents[path] = { text: readFileSync(at, 'latin1'), mode: (statSync(at).mode & 0o777).toString(8) }
  }
  return contents
}

const mebibyte = 1024 * 1024
const longFolder = 'a-rather-long-folder-name/'.repeat(12)

/** Files that archives are known to get wrong, for `plant`. Not for Windows, which has neither such names nor such modes. */
export const hardTree: Readonly<Record<string, string | Uint8Array | { link: string } | { executable: string }>> = {
  'index.js': 'ok',
  // Long: for the name field, with and without a prefix that fits, and for any field.
  ['n'.repeat(100)]: '100',
  ['n'.repeat(101)]: '101',
  ['n'.repeat(255)]: '255',
  [`${'p'.repeat(155)}/${'n'.repeat(100)}`]: 'the most that fits',
  [`${'p'.repeat(156)}/${'n'.repeat(100)}`]: 'one more',
  [`${longFolder}${'x'.repeat(120)}.txt`]: 'past 255 bytes',
  [`${'é'.repeat(60)}.txt`]: 'long in bytes alone',
  // Odd.
  'grüße/日本語 😀.txt': 'é',
  ' leading and trailing ': '',
  'line\nbreak': '1',
  'tab\tand\rreturn': '2',
  'back\\slash': 'a name, not a separator',
  'quotes \'" $(id) `id` *?[a]': '3',
  '-rf': 'no option',
  '--checkpoint-action=exec=sh': 'nor this',
  '..foo/...': 'not above',
  '.hidden/.keep': '',
  '@LongLink': 'a name like a header of GNU tar',
  'PaxHeader/@': 'and one like those of pax',
  'a/C:/x': 'no drive',
  'host:file': 'no host',
  // Empty, and on the edges of records and blocks.
  'sizes/0': '',
  'sizes/1': '1',
  'sizes/511': 'x'.repeat(511),
  'sizes/512': 'x'.repeat(512),
  'sizes/513': 'x'.repeat(513),
  'sizes/block-header': Buffer.alloc(mebibyte - 512, 'abc'),
  'sizes/block-less': Buffer.alloc(mebibyte - 1, 'abcd'),
  'sizes/block': Buffer.alloc(mebibyte, 'abcde'),
  'sizes/block-more': Buffer.alloc(mebibyte + 1, 'abcdef'),
  'sizes/blocks': Buffer.alloc(3 * mebibyte, '0123456789'),
  'empty/folder/': '',
  [`${longFolder}empty/`]: '',
  'bin/run': { executable: '#!/bin/sh\n' },
  // Links: to a file, a folder, up, nothing, itself, and far.
  current: { link: 'bin/run' },
  folder: { link: 'sizes' },
  'bin/up': { link: '../index.js' },
  'bin/here': { link: '.' },
  dangling: { link: 'not-built-yet' },
  loop: { link: 'loop' },
  far: { link: `${longFolder}${'x'.repeat(120)}.txt` },
  'a link\nto é': { link: 'grüße/日本語 😀.txt' },
  ['l'.repeat(120)]: { link: 'n'.repeat(101) },
  // Names that differ in case alone are one on most file systems of macOS.
  ...(process.platform === 'linux' ? { README: 'large', readme: 'small' } : {}),
}
