import { statSync } from 'node:fs'
import type { Archive } from '../../archive/archive.ts'
import { shownPath } from '../../archive/error.ts'
import type { Job } from '../../github/job/job.ts'
import { keepYoungGenerationSmall } from '../../github/job/young-generation.ts'
import { byteProgress } from '../../output/progress.ts'
import { message } from '../../text/message.ts'
import { formatFileCount, formatSize } from '../../text/size.ts'

/** From this size on, an archive is likely to hold what does not belong in it. */
const largeBytes = 100_000_000

/** An archive that can be sent, and its sizes in words. */
export interface PackedSource {
  readonly archive: Archive
  readonly sizes: string
}

/** Packs a folder, or opens the archive that `path` is, and prints its sizes. Rejects with an ArchiveError. */
export async function packSource({ console, context, signal }: Job, path: string): Promise<PackedSource> {
  keepYoungGenerationSmall()
  if (!statSync(path).isDirectory()) {
    const { openArchive } = await import('../../archive/given-archive.ts')
    const archive = await openArchive(path, { signal })
    const sizes = formatSize(archive.size)
    console.say(`The archive has ${sizes}.`)
    return { archive, sizes }
  }
  const { packFolder } = await import('../../archive/pack.ts')
  const progress = byteProgress((text) => console.say(text))
  const archive = await packFolder(path, {
    signal,
    temporaryFolder: context.temporaryFolder,
    warn: (text) => console.warn(text),
    progress: ({ files, bytes }) =>
      progress(bytes, () => `Packed ${formatFileCount(files)}, ${formatSize(bytes)} so far`),
  })
  const { files = 0, bytes = 0, largest = [] } = archive.packed ?? {}
  const sizes = `${formatFileCount(files)} (${formatSize(bytes)}) into ${formatSize(archive.size)}`
  console.say(`Packed ${sizes}.`)
  if (archive.size > largeBytes) {
    const entries = largest.map((entry) => `${shownPath(entry.name)} (${formatSize(entry.bytes)})`).join(', ')
    console.notice(
      message(
        'archive-large',
      )`The archive is large: ${formatSize(archive.size)}. Largest entries, before compression: ${entries}. List what does not belong in it in .deployignore.`,
    )
  }
  return { archive, sizes }
}
