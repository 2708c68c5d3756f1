import { createHash, randomUUID } from 'node:crypto'
import {
  closeSync,
  createReadStream,
  existsSync,
  mkdirSync,
  openSync,
  realpathSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve, sep } from 'node:path'
import { InputError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import type { DeployEvent } from '../deploy/events.ts'
import type { RunTime } from '../deploy/run-time.ts'
import { tarBlocks } from './archive.ts'
import { gzip } from './compress.ts'
import { type FileList, findFiles, isInside } from './files.ts'
import { codeOf } from './read-errors.ts'
import { findStart } from './start.ts'

export interface PackRequest {
  /** A folder, or a `.tar.gz`, `.tgz` or `.zip` that is sent as it is; in the workspace, and relative to it. */
  readonly path: string
  /** Absolute. Nothing outside is uploaded. */
  readonly workspace: string
  /** The folder for the archive. */
  readonly temporaryFolder: string
  /** The app's folder and start command: for a notice if nothing would start the app. */
  readonly rootDir?: string | undefined
  readonly startCommand?: string | undefined
}

/** The file that is uploaded. */
export interface Archive {
  /** Absolute. */
  readonly path: string
  /** `sha256:` and 64 digits. */
  readonly digest: string
  readonly bytes: number
  /** Undefined for an archive that already existed, which is not opened. */
  readonly content: { readonly files: number; readonly bytes: number } | undefined
  /** Sentences for a person, which contain file names. */
  readonly warnings: readonly string[]
  readonly notices: readonly string[]
}

/** Packs for a run, with events for the progress and the archive. Leaves no archive behind if it throws. */
export async function* packAndTell(
  platform: Platform,
  request: PackRequest,
  time: RunTime,
): AsyncGenerator<DeployEvent, Archive> {
  const archive = yield* pack(request, time)
  for (const text of archive.warnings) yield { kind: 'warning', text: platform.redact(text) }
  for (const text of archive.notices) yield { kind: 'notice', text: platform.redact(text) }
  const { path, digest, bytes, content } = archive
  yield { kind: 'archive', path, digest, bytes, files: content?.files }
  return archive
}

/**
 * Packs a folder, or reads an archive. Throws `InputError` if nothing can be uploaded, and then leaves no archive
 * behind.
 */
export async function* pack(request: PackRequest, time: RunTime): AsyncGenerator<DeployEvent, Archive> {
  const { temporaryFolder } = request
  withWriteErrors(temporaryFolder, () => mkdirSync(temporaryFolder, { recursive: true }))
  const { path, stats } = locate(request)
  if (stats.isFile()) return await readArchive(path, request.path, time)
  const list = await findFiles(path, realpathSync(request.workspace), realpathSync(temporaryFolder), time)
  if (!list.entries.some(({ kind }) => kind === 'file')) throw nothingToSend(request.path)
  const archive = yield* writeArchive(list, join(temporaryFolder, `taxiway-${randomUUID()}.tar.gz`), time)
  if (archive.content?.files === 0) {
    rmSync(archive.path)
    throw nothingToSend(request.path)
  }
  const hint = findStart(list.entries, request)
  return { ...archive, notices: [...archive.notices, ...(hint === undefined ? [] : [hint])] }
}

function nothingToSend(path: string): InputError {
  const why = 'It is empty, or .gitignore and .deployignore leave everything out'
  return new InputError('archive-path', `archive-path "${path}" has no file that can go up. ${why}.`)
}

/** Resolves the given path, which must be in the workspace. */
function locate({ path, workspace, temporaryFolder }: PackRequest): { readonly path: string; readonly stats: Stats } {
  const mistake = (why: string): InputError => new InputError('archive-path', `archive-path "${path}" ${why}`)
  const top = realpathSync(workspace)
  const named = resolve(top, path)
  const stats = path !== '' && existsSync(named) ? statSync(named) : undefined
  if (stats === undefined) {
    const hint = sep === '/' && path.includes('\\') ? `Separate folders with "/": "${path.replaceAll('\\', '/')}".` : ''
    throw mistake(`does not exist in the workspace. ${hint || 'Build it first, or correct the path.'}`)
  }
  const real = realpathSync(named)
  // Earlier archives are kept there: another step may send one again.
  const isOurs = stats.isFile() && isInside(realpathSync(temporaryFolder), real)
  if (!isOurs && !isInside(top, real))
    throw mistake('is not in the workspace, and nothing outside goes up. Copy it there.')
  // Git's settings may contain the token of the checkout.
  if (real.split(sep).includes('.git')) throw mistake('is in a folder of Git itself. Name the folder that was built.')
  if (!stats.isFile() && !stats.isDirectory()) throw mistake('is neither a folder nor a file. Name one of them.')
  return { path: real, stats }
}

const formats = [
  { ending: /\.(?:tar\.gz|tgz)$/i, start: Buffer.from([0x1f, 0x8b, 8]) },
  { ending: /\.zip$/i, start: Buffer.from('PK\x03\x04', 'latin1') },
]

/** Reads an archive that already existed. The platform unpacks it, so only its first bytes are checked. */
async function readArchive(path: string, shown: string, time: RunTime): Promise<Archive> {
  const format = formats.find(({ ending }) => ending.test(path))
  const expected = 'Name a folder, or a .tar.gz, .tgz or .zip file.'
  if (format === undefined) throw new InputError('archive-path', `archive-path "${shown}" is no archive. ${expected}`)
  const hash = createHash('sha256')
  let bytes = 0
  let start: Buffer = Buffer.alloc(0)
  try {
    for await (const chunk of createReadStream(path, { signal: time.signal, highWaterMark: 2 ** 20 })) {
      if (!Buffer.isBuffer(chunk)) continue
      throwIfOver(time)
      if (bytes === 0) start = chunk.subarray(0, 4)
      hash.update(chunk)
      bytes += chunk.length
    }
  } catch (error) {
    throwIfOver(time)
    throw new InputError('archive-path', `archive-path "${shown}" cannot be read (${codeOf(error)}). Make it readable.`)
  }
  if (!start.subarray(0, format.start.length).equals(format.start)) {
    const advice = 'Make it again, or give it the ending of its format.'
    throw new InputError('archive-path', `archive-path "${shown}" is not what its ending says. ${advice}`)
  }
  return { path, digest: `sha256:${hash.digest('hex')}`, bytes, content: undefined, warnings: [], notices: [] }
}

const progressMs = 300

async function* writeArchive(list: FileList, path: string, time: RunTime): AsyncGenerator<DeployEvent, Archive> {
  const tally = { files: 0, bytes: 0 }
  const totalBytes = list.entries.reduce((sum, entry) => sum + (entry.kind === 'file' ? entry.size : 0), 0)
  // Two blocks wait while each core compresses one; libuv has four threads.
  const inFlight = Math.min(availableParallelism(), 4) + 2
  const hash = createHash('sha256')
  let bytes = 0
  let shownMs = time.elapsedMs
  let isWhole = false
  const file = withWriteErrors(path, () => openSync(path, 'wx', 0o600))
  try {
    for await (const chunk of gzip(tarBlocks(list, inFlight, tally), inFlight)) {
      throwIfOver(time)
      hash.update(chunk)
      bytes += chunk.length
      // Synchronous: in libuv's queue, a write would wait for the blocks that are being compressed.
      withWriteErrors(path, () => writeFileSync(file, chunk))
      if (time.elapsedMs - shownMs < progressMs) continue
      shownMs = time.elapsedMs
      yield { kind: 'progress', step: 'packing', doneBytes: tally.bytes, totalBytes }
    }
    isWhole = true
  } finally {
    closeSync(file)
    if (!isWhole) rmSync(path, { force: true })
  }
  const digest = `sha256:${hash.digest('hex')}`
  const { remarks } = list
  const said = { warnings: remarks.sentences('warning'), notices: remarks.sentences('notice') }
  return { path, digest, bytes, content: tally, ...said }
}

/** Checks the time: packing never waits for anything that could be aborted. */
function throwIfOver(time: RunTime): void {
  time.signal.throwIfAborted()
  if (time.leftMs <= 0) throw new Error('The timeout passed while the archive was read.')
}

function withWriteErrors<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const advice = 'Make the folder writable, with room for the archive.'
    throw new InputError('archive-path', `The archive could not be written to "${path}" (${codeOf(error)}). ${advice}`)
  }
}
