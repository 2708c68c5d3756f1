import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root } from './sources.ts'

const sources = [
  'package.json',
  'README.md',
  'LICENSE',
  'docs',
  'scripts/package',
  'tsconfig.json',
  'tsconfig.build.json',
  'src',
  'emulator/LICENSE',
  'emulator/README.md',
  'emulator/package.json',
  'emulator/tsconfig.build.json',
  'emulator/src',
]

/** A new folder with the sources of both packages, so that concurrent tests never see a changed package.json. */
function packageCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-pack-'))
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

/** Runs `npm pack` in a copy, or its folder of a package, and returns the path of the tarball. */
function packIn(folder: string): string {
  const [packed] = JSON.parse(npm('pack --json --silent', folder))
  return join(folder, packed.filename)
}

/** The packed library with its command, or the local platform. */
export type PackageName = 'taxiway' | 'taxiway-emulator'

/**
 * A packed package. Each is packed once for the same sources and dependencies: that takes fifteen seconds, and ten tests need it.
 * Throws if the folder is not as it was afterwards.
 */
export function packedPackage(name: PackageName = 'taxiway'): string {
  const cache = join(root, 'node_modules/.cache/package', name)
  const tarball = join(cache, `${sourcesHash()}.tgz`)
  const lock = `${cache}.lock`
  mkdirSync(dirname(lock), { recursive: true })
  while (!existsSync(tarball)) {
    if (locks(lock)) {
      try {
        pack(name, cache, tarball)
      } finally {
        rmSync(lock, { recursive: true, force: true })
      }
    } else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  return tarball
}

/** Whether this process may pack now: another one that needs the package at once waits for it. A lock that a killed process left ends. */
function locks(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
    if (Date.now() - since > 170_000) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

function pack(name: PackageName, cache: string, tarball: string): void {
  const folder = packageCopy()
  const own = name === 'taxiway' ? folder : join(folder, 'emulator')
  const packed = packIn(own)
  const changed = ['package.json', 'emulator/package.json'].filter(
    (name) => readFileSync(join(folder, name), 'utf8') !== readFileSync(join(root, name), 'utf8'),
  )
  const left = ['lib', 'emulator/lib', 'package.json.orig', 'emulator/package.json.orig'].filter((name) =>
    existsSync(join(folder, name)),
  )
  if (changed.length + left.length > 0) throw new Error(`npm pack changed ${changed} and left ${left}`)
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  // Whoever waits finds a whole file.
  cpSync(packed, `${tarball}.new`)
  renameSync(`${tarball}.new`, tarball)
  rmSync(folder, { recursive: true, force: true })
}

function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const name of [...sources, 'package-lock.json']) {
    const path = join(root, name)
    const below = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : ['']
    for (const file of below
      .map((each) => join(path, each))
      .filter((each) => statSync(each).isFile())
      .sort()) {
      hash.update(`${file}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** Runs npm on the Node of this process, and returns what it printed. */
export function npm(command: string, cwd: string): string {
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}` }
  return execSync(`npm ${command}`, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}
