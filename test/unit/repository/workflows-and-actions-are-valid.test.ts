import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { withBlankOwner } from '../../support/own-repository.ts'
import { root } from './sources.ts'
import { problemsOf } from './workflow-validation.ts'

const actions = ['', 'preview', 'gate', 'rollback', 'call', 'fleet']
  .map((folder) => join(folder, 'action.yml'))
  .filter((file) => existsSync(join(root, file)))
const own = filesIn('.github/workflows')
const examples = filesIn('examples/workflows')
const workflows = [...own, ...examples]

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder)).map((file) => `${folder}/${file}`)
}

const textOf = (file: string): string => withBlankOwner(readFileSync(join(root, file), 'utf8'))

test.each([...actions, ...workflows])('%s is valid', async (file) => {
  const filledIn = textOf(file).replaceAll('<owner>', 'grace')
  expect(await problemsOf(file.replace(/^examples/, '.github'), filledIn)).toEqual([])
})

describe.each(actions)('%s', (file) => {
  const action = parse(textOf(file))

  test('runs existing files on Node 24', () => {
    const { using, ...entries } = action.runs
    expect(using).toBe('node24')
    for (const entry of Object.values<string>(entries)) {
      expect(existsSync(join(root, file, '..', entry)), entry).toBe(true)
    }
  })
})

interface Job {
  readonly permissions?: Readonly<Record<string, string>>
  readonly concurrency?: unknown
  readonly uses?: string
  readonly secrets?: object
  readonly steps?: readonly { readonly uses?: string; readonly with?: object }[]
}

describe.each(workflows)('%s', (file) => {
  const jobs = Object.entries<Job>(parse(textOf(file)).jobs)

  test('gives our own actions only inputs that they have', () => {
    for (const step of jobs.flatMap(([, job]) => job.steps ?? [])) {
      const folder = /^(?:\.\/|<owner>\/taxiway\/?)([\w-]*)(?:@v1)?$/.exec(step.uses ?? '')?.[1]
      if (folder === undefined) continue
      const { inputs } = parse(textOf(join(folder, 'action.yml')))
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})))
    }
  })
})

test('ci-ok waits for every other job, on pull requests and in a merge queue', () => {
  const { on, jobs } = parse(textOf('.github/workflows/ci.yml'))
  const { 'ci-ok': last, ...others } = jobs
  expect([last.needs, last.if]).toEqual([Object.keys(others), 'always()'])
  expect(Object.keys(on)).toEqual(expect.arrayContaining(['push', 'pull_request', 'merge_group']))
})

describe.each(own)('%s', (file) => {
  const workflow = parse(textOf(file))

  test('starts with least permissions and one run at a time', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(workflow.concurrency).toBeDefined()
  })
})

describe.each(examples)('%s', (file) => {
  const workflow = parse(textOf(file))
  const deploying = Object.values<Job>(workflow.jobs).filter(({ uses = '', steps = [] }) =>
    [uses, ...steps.map((step) => step.uses ?? '')].some((used) => used.startsWith('<owner>/taxiway')),
  )

  test('gives each permission only to the job that needs it, and deploys one at a time', () => {
    expect(workflow.permissions).toEqual({})
    expect(deploying).not.toEqual([])
    for (const job of deploying) expect(workflow.concurrency ?? job.concurrency).toBeDefined()
  })

  test('takes the key from a secret', () => {
    for (const step of deploying
      .flatMap(({ steps = [] }) => steps)
      .filter(({ uses }) => uses?.startsWith('<owner>/'))) {
      expect(step.with).toMatchObject({ 'api-key': `\${{ secrets.PLATFORM_API_KEY }}` })
    }
    for (const { secrets } of deploying.filter(({ uses }) => uses)) {
      expect(secrets).toEqual({ 'api-key': `\${{ secrets.PLATFORM_API_KEY }}` })
    }
  })
})
