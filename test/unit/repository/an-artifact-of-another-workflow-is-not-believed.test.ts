import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { newFolder } from '../../support/folder.ts'
import { commit, git, write } from '../../support/git.ts'
import { root } from './sources.ts'

interface Step {
  readonly name?: string
  readonly run?: string
}

const { jobs } = parse(readFileSync(join(root, '.github/workflows/commit-dist.yml'), 'utf8'))
const steps: readonly Step[] = jobs.commit.steps
const folder = newFolder(afterAll)

// The workflow runs on Linux: `find -regextype` is GNU's.
test.skipIf(process.platform !== 'linux')('what a build does not make is refused, and its name is not printed', () => {
  const workspace = join(folder, 'workspace')
  const output = join(folder, 'output')
  mkdirSync(workspace)
  commit(workspace, { 'dist/index.js': 'old' })
  write(join(folder, 'dist'), { 'index.js': 'new', 'bundle/licenses.txt': 'new' })
  const runStep = (): readonly unknown[] => {
    writeFileSync(output, '')
    const script = steps.find(({ name }) => name === 'Commit it')?.run ?? 'exit 99'
    const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      cwd: workspace,
      encoding: 'utf8',
      env: {
        ...{ PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
        ...{ RUNNER_TEMP: folder, GITHUB_WORKSPACE: workspace, GITHUB_OUTPUT: output },
      },
    })
    return [status, (stdout + stderr).trim(), readFileSync(output, 'utf8')]
  }
  const planted: readonly (readonly [name: string, plant: (path: string) => void])[] = [
    ['link.js', (path) => symlinkSync('../../package.json', path)],
    ['etc', (path) => symlinkSync('/etc', path)],
    ['.gitattributes', (path) => writeFileSync(path, '* filter=x')],
    ['.git', (path) => write(path, { 'config.txt': '' })],
    ['run.sh', (path) => writeFileSync(path, '')],
    ['a\n::set-output name=x::y.js', (path) => writeFileSync(path, '')],
  ]
  for (const [name, plant] of planted) {
    const path = join(folder, 'dist', name)
    plant(path)
    expect([name, ...runStep()]).toEqual([name, 1, '::error::The artifact contains what a build does not make.', ''])
    rmSync(path, { recursive: true })
  }
  expect(git(workspace, 'status', '--porcelain')).toBe('')
  expect(runStep()).toEqual([0, '', 'committed=true\n'])
})

test('only a run of Dependabot in this repository is taken, and the artifact does not say which', () => {
  const { if: condition, env } = jobs.commit
  for (const fact of ['actor.login', 'head_repository.full_name', 'head_branch', 'event', 'conclusion'])
    expect(condition).toContain(`github.event.workflow_run.${fact}`)
  expect(env.BRANCH).toBe(`\${{ github.event.workflow_run.head_branch }}`)
  expect(steps.map(({ run }) => run ?? '').join('\n')).not.toMatch(/\$\{\{|\bnpm\b|\bnode\b/)
})
