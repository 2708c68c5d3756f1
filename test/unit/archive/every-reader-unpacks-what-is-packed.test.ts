import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { archiveReaders } from '../../support/archive-readers.ts'
import { contentsOf, hardTree } from '../../support/tree.ts'
import { plant } from '../../support/workspace.ts'
import { newFolder, onWindows, pack } from './folder.ts'

describe.skipIf(onWindows)('every reader unpacks what is packed, names, links and modes that are hard included', () => {
  test.for(archiveReaders)('$name', async ({ missing, unpack }, { skip }) => {
    skip(missing)
    const folder = plant(newFolder(), hardTree)
    const { bytes, warnings } = await pack(folder)
    expect(warnings).toEqual([])
    const into = join(newFolder(), 'out')
    mkdirSync(into)
    await unpack(bytes, into)
    expect(contentsOf(into)).toEqual(contentsOf(folder))
  })
})
