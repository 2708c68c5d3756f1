import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { commit, git, write } from '../../support/git.ts'
import { root } from './sources.ts'

interface Step {
  readonly name?: string
  readonly run?: string
}

const workflow = parse(readFileSync(join(root, '.github/workflows/commit-dist.yml'), 'utf8'))
const steps: readonly Step[] = workflow.jobs.commit.steps
const branch = 'dependabot/npm_and_yarn/undici-9.0.0'

let folder: string
const at = (...path: readonly string[]): string => join(folder, ...path)

/** Runs a step of the workflow as a runner does, with a `gh` that only writes down what it was asked. */
function runStep(name: string): { readonly status: number | null; readonly printed: string; readonly outputs: string } {
  const script = steps.find((step) => step.name === name)?.run ?? `exit 99`
  writeFileSync(at('outputs'), '')
  const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: at('workspace'),
    encoding: 'utf8',
    env: {
      PATH: `${at('bin')}:${process.env['PATH']}`,
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: '1',
      RUNNER_TEMP: at('temp'),
      GITHUB_WORKSPACE: at('workspace'),
      GITHUB_OUTPUT: at('outputs'),
      GITHUB_SERVER_URL: `file://${folder}`,
      GITHUB_REPOSITORY: 'remote.git',
      BRANCH: branch,
    },
  })
  return { status, printed: stdout + stderr, outputs: readFileSync(at('outputs'), 'utf8') }
}

// The workflow runs on Linux: `find -regextype` is GNU's.
describe.skipIf(process.platform !== 'linux')('the workflow that commits what another one built', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'taxiway-dist-'))
    mkdirSync(at('bin'))
    writeFileSync(at('bin', 'gh'), `#!/bin/sh\necho "$*" >> '${at('asked')}'\n`, { mode: 0o755 })
    git(folder, 'init', '--quiet', '--bare', 'remote.git')
    git(folder, 'clone', '--quiet', 'remote.git', 'workspace')
    const before = { 'package.json': '{}', 'dist/index.js': 'old', 'dist/bundle/85.index.js': 'gone in the new build' }
    commit(at('workspace'), before)
    git(at('workspace'), 'push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`)
    write(at('temp', 'dist'), { 'index.js': 'new', 'bundle/945.index.js': 'new', 'bundle/licenses.txt': 'new' })
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('the branch gets one commit, of dist/ alone, and CI is started', () => {
    expect(runStep('Commit it')).toMatchObject({ status: 0, outputs: 'committed=true\n' })
    expect(runStep('Push it').status).toBe(0)
    const pushed = git(at('remote.git'), 'show', '--format=%P %s%n%b', '--name-status', '--no-renames', branch)
    expect(
      pushed
        .replace(/^[0-9a-f]{40} /, '')
        .split('\n')
        .filter(Boolean),
    ).toEqual([
      'Build dist',
      '[dependabot skip]',
      'D\tdist/bundle/85.index.js',
      'A\tdist/bundle/945.index.js',
      'A\tdist/bundle/licenses.txt',
      'M\tdist/index.js',
    ])
    expect(readFileSync(at('asked'), 'utf8')).toBe(`auth setup-git\nworkflow run ci.yml --ref ${branch}\n`)
  })

  test('what a build does not make is refused, and its name is not printed', () => {
    const planted: readonly (readonly [name: string, plant: (path: string) => void])[] = [
      ['link.js', (path) => symlinkSync('../../package.json', path)],
      ['etc', (path) => symlinkSync('/etc', path)],
      ['.gitattributes', (path) => writeFileSync(path, '* filter=x')],
      ['.git', (path) => write(path, { 'config.txt': '' })],
      ['run.sh', (path) => writeFileSync(path, '')],
      ['a\n::set-output name=x::y.js', (path) => writeFileSync(path, '')],
    ]
    for (const [name, plant] of planted) {
      plant(at('temp', 'dist', name))
      const { status, printed, outputs } = runStep('Commit it')
      expect([name, status, outputs]).toEqual([name, 1, ''])
      expect(printed.trim()).toBe('::error::The artifact contains what a build does not make.')
      expect(git(at('workspace'), 'status', '--porcelain')).toBe('')
      rmSync(at('temp', 'dist', name), { recursive: true })
    }
  })

  test('a branch that has moved is left as it is', () => {
    expect(runStep('Commit it').status).toBe(0)
    git(folder, 'clone', '--quiet', '--branch', branch, 'remote.git', 'other')
    const newer = commit(at('other'), { 'package.json': '{ "newer": true }' })
    git(at('other'), 'push', '--quiet')
    expect(runStep('Push it').status).not.toBe(0)
    expect(git(at('remote.git'), 'rev-parse', branch)).toBe(newer)
    expect(readFileSync(at('asked'), 'utf8')).toBe('auth setup-git\n')
  })
})

test('only a run of Dependabot in this repository is taken, and the artifact does not say which', () => {
  const { if: condition, env } = workflow.jobs.commit
  for (const fact of ['actor.login', 'head_repository.full_name', 'head_branch', 'event', 'conclusion'])
    expect(condition).toContain(`github.event.workflow_run.${fact}`)
  expect(env.BRANCH).toBe(`\${{ github.event.workflow_run.head_branch }}`)
  const text = steps.map(({ run }) => run ?? '').join('\n')
  expect(text).not.toMatch(/\$\{\{|\bnpm\b|\bnode\b/)
})
