import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Prints for most of a second, as builds do, and waits in the middle for a file if it is to. */
const buildScript = `import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const { prints, waitsFor } = JSON.parse(readFileSync('build.json', 'utf8'))
for (let page = 1; page <= 6; page += 1) await say('Rendering page ' + page + ' of 12')
for (const line of prints) await say(line)
for (let left = 3000; waitsFor !== null && !existsSync(waitsFor) && left > 0; left -= 1) await setTimeout(20)
for (let page = 7; page <= 12; page += 1) await say('Rendering page ' + page + ' of 12')
mkdirSync('dist', { recursive: true })
writeFileSync('dist/index.html', '<!doctype html><title>It works</title><h1>It works</h1>\\n')

async function say(line) {
  console.log(line)
  await setTimeout(50)
}
`

/** What a build does beside building. */
export interface BuildBehaviour {
  readonly prints: readonly string[]
  /** A file that it waits for; null if it does not wait. */
  readonly waitsFor: string | null
}

/** The folder in a source that has the built site. */
export const outputFolder = 'dist'

/** The command that builds a source, also if `node` is not on the search path. */
export const buildCommand = `"${process.execPath}" build.js`

/** Writes a small site that has a build. */
export async function writeSource(folder: string, behaviour: BuildBehaviour): Promise<void> {
  await mkdir(folder, { recursive: true })
  const manifest = { name: 'site', private: true, type: 'module', scripts: { build: 'node build.js' } }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  await writeFile(join(folder, 'build.json'), `${JSON.stringify(behaviour, undefined, 2)}\n`)
  await writeFile(join(folder, 'build.js'), buildScript)
}

/** Makes the folder a Git repository with one commit on `main`, and returns the commit. Rejects if Git is not installed. */
export async function commitSource(
  folder: string,
  { home, environment }: { readonly home: string; readonly environment: Readonly<Record<string, string>> },
): Promise<string> {
  // Nothing of the user's own settings: identity, signing, hooks.
  const env = { ...environment, HOME: home, USERPROFILE: home, GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0' }
  const git = async (...args: string[]): Promise<string> => {
    const settings = ['-c', 'user.name=Taxiway', '-c', 'user.email=taxiway@example.com', '-c', 'core.autocrlf=false']
    try {
      return (await promisify(execFile)('git', [...settings, ...args], { cwd: folder, env, windowsHide: true })).stdout
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
      throw new Error('Git is not installed, or not on PATH. Install it from https://git-scm.com.', { cause: error })
    }
  }
  await git('init', '--quiet', '--initial-branch=main')
  await git('add', '--all')
  await git('commit', '--quiet', '--message=Add the site')
  return (await git('rev-parse', 'HEAD')).trim()
}
