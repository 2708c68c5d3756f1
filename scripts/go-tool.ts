/**
 * Programs written in Go that tests and lint run: each in one version. Found in `PATH` it costs one call; from an
 * empty cache an install takes 32 to 82 s, once. Without Go those checks say loudly that they did not run.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program written in Go, in the version that this repository uses. */
export interface GoTool {
  readonly name: string
  /** The argument of `go install` before the `@`. */
  readonly module: string
  /** With a leading `v`. */
  readonly version: string
  /** The flag that prints the version. */
  readonly versionFlag: string
}

export const act: GoTool = {
  name: 'act',
  module: 'github.com/nektos/act',
  version: 'v0.2.89',
  versionFlag: '--version',
}

export const actionlint: GoTool = {
  name: 'actionlint',
  module: 'github.com/rhysd/actionlint/cmd/actionlint',
  version: 'v1.7.12',
  versionFlag: '-version',
}

/** Ignored by Git. */
const bin = join(import.meta.dirname, '..', '.tools', 'bin')
const suffix = process.platform === 'win32' ? '.exe' : ''
/** Milliseconds: from an empty cache act took 82 s on two busy cores, actionlint 32 s. */
const installLimit = 150_000

/**
 * The path of the tool. If `PATH`, Go's folder and `.tools/` do not have that version, `go install` installs it. `missing` is the
 * reason if that fails, such as a missing Go or a missing network.
 */
export function findOrInstall(tool: GoTool): { readonly program: string } | { readonly missing: string } {
  const ours = join(bin, tool.name + suffix)
  const program = [ours, ...inFolders(tool)].find((path) => isRightVersion(path, tool))
  if (program !== undefined) return { program }
  if (spawnSync('go', ['version']).status !== 0)
    return { missing: `${tool.name} ${tool.version} is not installed, and neither is Go` }
  console.log(`Installing ${tool.name} ${tool.version} into .tools/`)
  mkdirSync(bin, { recursive: true })
  const install = spawnSync('go', ['install', `${tool.module}@${tool.version}`], {
    env: { ...process.env, GOBIN: bin },
    encoding: 'utf8',
    timeout: installLimit,
  })
  if (install.status === 0 && isRightVersion(ours, tool)) return { program: ours }
  const reason = install.stderr.trim().split('\n').at(-1) || `it took more than ${installLimit / 1000} s`
  return { missing: `${tool.name} ${tool.version} could not be installed (${reason})` }
}

/** Prints that something did not run, so that silence is not mistaken for success. */
export function sayLoudly(text: string): void {
  console.log(`!!!!!! ${text} !!!!!!`)
}

function inFolders({ name }: GoTool): string[] {
  const home = spawnSync('go', ['env', 'GOPATH'], { encoding: 'utf8' }).stdout?.trim()
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...(home ? [join(home, 'bin')] : [])]
  return folders.map((folder) => join(folder, name + suffix)).filter((path) => existsSync(path))
}

function isRightVersion(program: string, { version, versionFlag }: GoTool): boolean {
  const { stdout } = spawnSync(program, [versionFlag], { encoding: 'utf8' })
  // act prints its version without the `v`, actionlint with it, Buildkite's agent with what it was built from.
  return (stdout ?? '').split(/\s+/).some((word) => word.replace(/^v|\+.*$/g, '') === version.slice(1))
}
