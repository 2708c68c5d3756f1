import { statSync } from 'node:fs'
import type { Archive } from '../../archive/archive.ts'
import { shown } from '../../archive/error.ts'
import { keepYoungGenerationSmall } from '../../github/job/young-generation.ts'
import { byteProgress } from '../../output/progress.ts'
import { fileCount, size } from '../../text/size.ts'
import type { DeployStage } from './context.ts'
import type { ArchiveSource } from './inputs.ts'

/** From this size on, an archive is likely to hold what does not belong in it. */
const largeBytes = 100_000_000

/** The archive of a folder, or the archive that was given, with its sizes said. Rejects with an ArchiveError. */
export async function packSource({ job, reporter }: DeployStage, { path }: ArchiveSource): Promise<Archive> {
  const { console, context, signal } = job
  keepYoungGenerationSmall()
  if (!statSync(path).isDirectory()) {
    const { openArchive } = await import('../../archive/given-archive.ts')
    const archive = await openArchive(path, { signal })
    console.say(`The archive has ${size(archive.size)}.`)
    reporter.addFact('Archive', size(archive.size))
    return archive
  }
  const { packFolder } = await import('../../archive/pack.ts')
  const progress = byteProgress((text) => console.say(text))
  const archive = await packFolder(path, {
    signal,
    temporaryFolder: context.temporaryFolder,
    warn: (text) => console.warn(text),
    progress: ({ files, bytes }) => progress(bytes, () => `Packed ${fileCount(files)}, ${size(bytes)} so far`),
  })
  const { files = 0, bytes = 0, largest = [] } = archive.packed ?? {}
  const packed = `${fileCount(files)} (${size(bytes)}) into ${size(archive.size)}`
  console.say(`Packed ${packed}.`)
  reporter.addFact('Archive', packed)
  if (archive.size > largeBytes) {
    const named = largest.map((entry) => `${shown(entry.name)} (${size(entry.bytes)})`).join(', ')
    const most = `What weighs most, before compression: ${named}`
    console.notice(`The archive is large. ${most}. Name what does not belong in it in .deployignore.`)
  }
  return archive
}
