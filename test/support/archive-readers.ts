import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { extract } from 'tar'

/** A program that unpacks a `.tar.gz` and shares no code with the packer except Node's own. */
export interface ArchiveReader {
  /** With the reason if it is skipped on this machine. */
  readonly name: string
  readonly missing: boolean
  /** Unpacks into an existing folder. Throws if the reader reports an error. */
  unpack(archive: Buffer, folder: string): Promise<void> | void
}

const python = `
import io, sys, tarfile
mode, folder = sys.argv[1:]
# The normal mode seeks, which a pipe does not.
source = io.BytesIO(sys.stdin.buffer.read()) if mode == "r:gz" else sys.stdin.buffer
# Newer ones refuse what leads out of the folder.
options = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
with tarfile.open(fileobj=source, mode=mode) as archive:
    archive.extractall(folder, **options)
`

/** Every reader that a platform may unpack an upload with. */
export const archiveReaders: readonly ArchiveReader[] = [
  program('GNU tar', [['tar', 'gtar'], /GNU tar/], (folder) => ['-xzpf', '-', '-C', folder]),
  program('bsdtar', [['bsdtar', 'tar'], /bsdtar/], (folder) => ['-xpf', '-', '-C', folder]),
  program("Python's tarfile", [['python3'], /Python 3/], (folder) => ['-c', python, 'r:gz', folder]),
  program("Python's tarfile as a stream", [['python3'], /Python 3/], (folder) => ['-c', python, 'r|gz', folder]),
  {
    name: "Node's tar",
    missing: false,
    async unpack(archive, folder) {
      const file = join(folder, '..', 'read-by-node.tar.gz')
      writeFileSync(file, archive)
      await extract({ file, cwd: folder, strict: true })
    },
  },
]

export const hasPython = /Python 3/.test(versionOf('python3'))

function program(
  name: string,
  [commands, version]: [readonly string[], RegExp],
  args: (folder: string) => readonly string[],
): ArchiveReader {
  const command = commands.find((each) => version.test(versionOf(each)))
  const options = {
    env: { ...process.env, LC_ALL: 'C.UTF-8', PYTHONUTF8: '1' },
    stdio: ['pipe', 'pipe', 'pipe'] satisfies ['pipe', 'pipe', 'pipe'],
    maxBuffer: 2 ** 30,
  }
  return {
    name: command === undefined ? `${name} (skipped: not on this machine)` : name,
    missing: command === undefined,
    unpack(archive, folder) {
      if (command === undefined) throw new Error(`${name} is not on this machine`)
      execFileSync(command, args(folder), { ...options, input: archive })
    },
  }
}

function versionOf(command: string): string {
  try {
    return execFileSync(command, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}
