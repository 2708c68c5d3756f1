import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** One way to get a folder to the platform. */
export interface Contender {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const action = process.env['TAXIWAY_DIST'] ?? here('../../dist')
const archive = 'tar -C "$1" --exclude=./node_modules --exclude=./.git -cf - .'
const start = `printf '{"name":"quay","archiveBase64":"'`
const end = `printf '"}'`
const send = 'curl --silent --show-error --fail --output /dev/null --header "content-type: application/json"'

/** The action, by `uses:`, without the wait for the build. */
export function theAction(folder: string, origin: string, runnerFolder: string): Contender {
  const env = {
    'INPUT_BASE-URL': origin,
    'INPUT_API-KEY': 'twk_bench_bench_bench',
    'INPUT_ARCHIVE-PATH': folder,
    'INPUT_PROJECT-SLUG': 'harbor',
    'INPUT_SERVICE-NAME': 'quay',
    INPUT_WAIT: 'false',
    'INPUT_JOB-SUMMARY': 'false',
    GITHUB_WORKSPACE: folder,
    RUNNER_TEMP: runnerFolder,
  }
  return { name: 'the action', command: process.execPath, args: [`${action}/index.js`], env }
}

/** The others, those of them that this machine has the programs for. */
export function theOthers(folder: string, origin: string, runnerFolder: string): readonly Contender[] {
  const url = `${origin}/api/projects/harbor/services/upload-b64`
  const shell = (name: string, script: string): Contender => ({
    name,
    command: 'bash',
    args: ['-c', `set -euo pipefail; ${script}`, 'bash', folder, url, runnerFolder],
  })
  const node = (name: string, program: string): Contender => ({
    name,
    command: process.execPath,
    args: [here(program), folder, url],
  })
  const file = `{ ${start}; ${archive} | gzip -6 | base64 -w0; ${end}; } > "$3/body"; ${send} --data-binary "@$3/body" "$2"`
  const pipe = (gzip: string): string =>
    `{ ${start}; ${archive} | ${gzip} | base64 -w0; ${end}; } | ${send} --request POST --upload-file - "$2"`
  return [
    ...(has('curl')
      ? [shell('tar, gzip -6, base64, a file, curl', file), shell('the same as a pipe', pipe('gzip -6'))]
      : []),
    ...(has('curl') && has('pigz') ? [shell('the pipe with pigz', pipe('pigz -6'))] : []),
    node('naive JavaScript', './naive.ts'),
    node('streaming tar, undici', './streaming.ts'),
  ]
}

function has(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}
