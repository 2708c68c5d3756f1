import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** One way to send a folder to the platform. */
export interface Competitor {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** The whole job: pack and encode `folder`, and send it to the platform at `origin`. `temporary` is a folder for temporary files. */
export interface Job {
  readonly folder: string
  readonly origin: string
  readonly temporary: string
}

export type CompetitorId = 'action' | 'gzip-file' | 'gzip-pipe' | 'pigz-pipe' | 'naive'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const action = process.env['TAXIWAY_DIST'] ?? here('../../dist')
const archive = 'tar -C "$1" --exclude=./node_modules --exclude=./.git -cf - .'
const start = `printf '{"name":"quay","archiveBase64":"'`
const end = `printf '"}'`
const send = 'curl --silent --show-error --fail --output /dev/null --header "content-type: application/json"'
const file = `{ ${start}; ${archive} | gzip -6 | base64 -w0; ${end}; } > "$3/body"; ${send} --data-binary "@$3/body" "$2"`
const pipe = (gzip: string): string =>
  `{ ${start}; ${archive} | ${gzip} | base64 -w0; ${end}; } | ${send} --request POST --upload-file - "$2"`

/** The command of each competitor for one job. */
export const competitors: Readonly<Record<CompetitorId, (job: Job) => Competitor>> = {
  // As with `uses:`, without the wait for the build.
  action: ({ folder, origin, temporary }) => ({
    name: 'the action',
    command: process.execPath,
    args: [`${action}/index.js`],
    env: {
      'INPUT_BASE-URL': origin,
      'INPUT_API-KEY': 'twk_bench_bench_bench',
      'INPUT_ARCHIVE-PATH': folder,
      'INPUT_PROJECT-SLUG': 'harbor',
      'INPUT_SERVICE-NAME': 'quay',
      INPUT_WAIT: 'false',
      'INPUT_JOB-SUMMARY': 'false',
      GITHUB_WORKSPACE: folder,
      RUNNER_TEMP: temporary,
    },
  }),
  'gzip-file': shell('tar, gzip -6, base64, a file, curl', file),
  'gzip-pipe': shell('the same as a pipe', pipe('gzip -6')),
  'pigz-pipe': shell('the pipe with pigz', pipe('pigz -6')),
  naive: node('naive JavaScript', './naive.ts'),
}

/** The competitors whose programs this machine has, the action first. */
export function present(): readonly CompetitorId[] {
  const curl = has('curl')
  const withCurl: CompetitorId[] = curl ? ['gzip-file', 'gzip-pipe'] : []
  return ['action', ...withCurl, ...(curl && has('pigz') ? ['pigz-pipe' as const] : []), 'naive']
}

function shell(name: string, script: string): (job: Job) => Competitor {
  return ({ folder, origin, temporary }) => ({
    name,
    command: 'bash',
    args: ['-c', `set -euo pipefail; ${script}`, 'bash', folder, uploadTo(origin), temporary],
  })
}

function node(name: string, program: string): (job: Job) => Competitor {
  return ({ folder, origin }) => ({
    name,
    command: process.execPath,
    args: [here(program), folder, uploadTo(origin)],
  })
}

function uploadTo(origin: string): string {
  return `${origin}/api/projects/harbor/services/upload-b64`
}

function has(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}
