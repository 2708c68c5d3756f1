import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './sources.ts'
import { problemsOf } from './workflow-validation.ts'

const actions = ['', 'preview', 'gate', 'call']
  .map((folder) => join(folder, 'action.yml'))
  .filter((file) => existsSync(join(root, file)))
const workflows = readdirSync(join(root, '.github/workflows')).map((file) => `.github/workflows/${file}`)

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

test.each([...actions, ...workflows])('%s is valid', async (file) => {
  expect(await problemsOf(file, textOf(file))).toEqual([])
})

test('the validator sees a mistake', async () => {
  expect(await problemsOf('action.yml', textOf('action.yml').replace('node24', 'node7'))).not.toEqual([])
  expect(await problemsOf('.github/workflows/x.yml', 'on: push\njobs: { a: { runs-on: x, stepz: [] } }')).not.toEqual(
    [],
  )
})

describe.each(actions)('%s', (file) => {
  const action = parse(textOf(file))

  test('runs files that are there, on Node 24', () => {
    const { using, ...entries } = action.runs
    expect(using).toBe('node24')
    for (const entry of Object.values<string>(entries)) {
      expect(existsSync(join(root, file, '..', entry)), entry).toBe(true)
    }
  })

  test('describes every input and output', () => {
    for (const [name, field] of Object.entries<{ description?: string }>({ ...action.inputs, ...action.outputs })) {
      expect(field.description, name).toMatch(/\.$/)
    }
  })
})

describe.each(workflows)('%s', (file) => {
  const text = textOf(file)
  const workflow = parse(text)
  const jobs = Object.entries<{ 'timeout-minutes'?: number; steps: { uses?: string; with?: object }[] }>(workflow.jobs)

  test('starts with least permissions and one run at a time', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(workflow.concurrency).toBeDefined()
  })

  test('bounds every job in time', () => {
    for (const [name, job] of jobs) expect(job['timeout-minutes'], name).toBeLessThanOrEqual(30)
  })

  test("pins others' actions by commit, with the version beside it", () => {
    const uses = [...text.matchAll(/uses:\s*(.*)/g)].map(([, reference]) => reference ?? '')
    for (const reference of uses.filter((one) => !one.startsWith('./'))) {
      expect(reference).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    }
  })

  test('gives our own actions only inputs that they have', () => {
    for (const step of jobs.flatMap(([, job]) => job.steps).filter(({ uses }) => uses?.startsWith('./'))) {
      const { inputs } = parse(textOf(join(step.uses ?? '', 'action.yml')))
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})))
    }
  })
})
