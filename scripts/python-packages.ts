import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Ignored by Git. */
const folder = join(import.meta.dirname, '..', '.tools', 'python')
const bin = join(folder, process.platform === 'win32' ? 'Scripts' : 'bin')

/** The folder of the programs of a Python below `.tools/` that has these packages of PyPI, each `name==version`; undefined if that fails. */
export function findOrInstallPackages(packages: readonly string[]): string | undefined {
  const python = join(bin, 'python')
  const installed = spawnSync(python, ['-m', 'pip', 'freeze'], { encoding: 'utf8' }).stdout ?? ''
  if (packages.every((each) => installed.split(/\r?\n/).includes(each))) return bin
  console.log(`Installing ${packages.join(' and ')} into .tools/`)
  const options = { stdio: 'ignore', timeout: 150_000 } as const
  const system = process.platform === 'win32' ? 'python' : 'python3'
  if (spawnSync(system, ['-m', 'venv', folder], options).status !== 0) return undefined
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages]
  return spawnSync(python, install, options).status === 0 ? bin : undefined
}
