import { randomUUID } from 'node:crypto'
import { lstat, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { here, isRunning } from './process-ids.ts'

/** A platform that runs on this machine, for programs of the same user. */
export interface Announcement {
  readonly url: string
  /** Its account key. */
  readonly key: string
}

const prefix = 'taxiway-local'
const ofProcess = new RegExp(`^${prefix}-${here}-(\\d+)\\.json$`)

/** Lets programs of this user find a platform, until it is disposed of. */
export async function announce(temporaryFolder: string, { url, key }: Announcement): Promise<AsyncDisposable> {
  const folder = await realpath(temporaryFolder)
  await removeLeft(folder)
  const file = join(folder, `${prefix}-${here}-${process.pid}.json`)
  // Renamed into its place: it is found whole or not at all, and replaces what another process of that id has left.
  const draft = join(folder, `${prefix}-${randomUUID()}`)
  await writeFile(draft, JSON.stringify({ url, key }), { flag: 'wx', mode: 0o600 })
  await rename(draft, file)
  return { [Symbol.asyncDispose]: () => rm(file, { force: true }) }
}

/** Removes what platforms have left that were killed. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = ofProcess.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(folder, name), { force: true })
  }
}

/** The platforms of this user that run now. Rejects if it cannot be found out which these are. */
export async function findAnnounced(temporaryFolder: string): Promise<readonly Announcement[]> {
  const folder = await realpath(temporaryFolder)
  const names = await readdir(folder)
  const running = names.filter((name) => {
    const pid = ofProcess.exec(name)?.[1]
    return pid !== undefined && isRunning(Number(pid))
  })
  const read = await Promise.all(running.map((name) => readAnnouncement(join(folder, name))))
  return read.filter((each) => each !== undefined)
}

/** Undefined if another user wrote it, whose platform would get what is deployed, or if it has ended just now. */
async function readAnnouncement(file: string): Promise<Announcement | undefined> {
  const stat = await lstat(file).catch(undefinedIfMissing)
  if (!stat?.isFile() || (process.getuid !== undefined && stat.uid !== process.getuid())) return undefined
  const text = await readFile(file, 'utf8').catch(undefinedIfMissing)
  if (text === undefined) return undefined
  const value: unknown = JSON.parse(text)
  if (isAnnouncement(value)) return { url: value.url, key: value.key }
  throw new Error(`"${file}" does not say where a local platform is. Delete it.`)
}

function isAnnouncement(value: unknown): value is Announcement {
  if (typeof value !== 'object' || value === null || !('url' in value) || !('key' in value)) return false
  return typeof value.url === 'string' && typeof value.key === 'string'
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

/** The platforms that this user runs on this machine with `taxiway emulator`. */
export function findLocalPlatforms(): Promise<readonly Announcement[]> {
  return findAnnounced(tmpdir())
}
