import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packFolder } from '../../../src/old/archive/pack.ts'
import { saidAlone } from '../../support/messages.ts'
import { openFiles } from '../../support/open-files.ts'
import { collect, folderOf, newFolder, noise, onWindows, pack } from './folder.ts'

const bytesOfNoise = 8_000_000
/** Only Linux shows which files a process has open. */
const onLinux = process.platform === 'linux'

/** The names of the archives that this process has open, with ` (deleted)` after unlinked ones. */
function openArchives(): string[] {
  return openFiles()
    .map((file) => basename(file))
    .filter((name) => /^taxiway-[0-9a-f]{8}-[-0-9a-f]{27}( \(deleted\))?$/.test(name))
}

describe('large archives use a temporary file, and nothing stays behind', () => {
  test('the archive is the same, and can be read again', async () => {
    const folder = folderOf({ noise: noise(bytesOfNoise) })
    const [small, large] = [await pack(folder, { memory: 1_000_000 }), await pack(folder)]
    expect(small.bytes.equals(large.bytes)).toBe(true)
    expect((await collect(small.archive.read())).equals(large.bytes)).toBe(true)
    expect(small.bytes.length).toBe(small.archive.size)
  })

  test.skipIf(onWindows)(
    'even when the process is killed, because the file is unlinked while it is in use',
    async () => {
      const temporaryFolder = newFolder()
      const { archive, bytes } = await pack(folderOf({ noise: noise(bytesOfNoise) }), { memory: 0, temporaryFolder })
      expect(readdirSync(temporaryFolder)).toEqual([])
      if (onLinux) expect(openArchives()).toHaveLength(1)
      expect((await collect(archive.read())).equals(bytes)).toBe(true)
    },
  )

  test('after an abort, which ends packing with the reason unchanged', async () => {
    const [temporaryFolder, folder] = [newFolder(), folderOf({ noise: noise(bytesOfNoise) })]
    const abort = new AbortController()
    const reason = new Error('enough')
    let last = 0
    const packing = packFolder(folder, {
      signal: abort.signal,
      temporaryFolder,
      memory: 0,
      warn: () => {},
      progress: ({ bytes }) => {
        last = bytes
        if (!onLinux || openArchives().length > 0) setImmediate(() => abort.abort(reason))
      },
    })
    await expect(packing).rejects.toBe(reason)
    expect(last).toBeLessThan(bytesOfNoise)
    expect(readdirSync(temporaryFolder)).toEqual([])
    expect(openArchives()).toEqual([])
  })

  test('when it was aborted before the start', async () => {
    const options = { signal: AbortSignal.abort('no'), temporaryFolder: newFolder(), warn: () => {} }
    await expect(packFolder(folderOf({ a: '' }), options)).rejects.toBe('no')
  })

  test('when packing fails, here because its temporary folder is missing, which the message names', async () => {
    const temporaryFolder = join(newFolder(), 'missing')
    const packing = pack(folderOf({ noise: noise(bytesOfNoise) }), { memory: 0, temporaryFolder })
    await expect(packing).rejects.toThrow(saidAlone('temporary-folder-unwritable', temporaryFolder, 'ENOENT'))
  })
})
