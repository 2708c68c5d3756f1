// @module-tag thorough

import { expect, test } from '../support/fleeting.ts'
import { git as runGit } from '../support/git.ts'
import type { Story } from '../support/platform/deployment.ts'
import type { StepResult } from '../support/runner/run-action.ts'
import { byRef } from '../support/scenario.ts'

const errors = [
  "src/cart.ts(7,3): error TS2322: Type 'number' is not assignable to type 'string'.",
  "/app/src/a,b:c.ts:2:1 - error TS1005: ';' expected ::error::x",
  '../outside.ts(1,1): error TS2304: no',
  'src/absent.ts(1,1): error TS2304: no',
]
const story: Story = [{ is: 'building', log: ['> tsc -p .', ...errors] }, { is: 'failure' }]

/** The places of the annotations: of each its file, line and column. */
function placesOf({ view }: StepResult): unknown[] {
  return view.obeyed
    .filter(({ name, properties }) => name === 'error' && properties['file'] !== undefined)
    .map(({ properties: { file, line, col } }) => [file, line, col])
}

test('a failed build annotates the files of the commit that it was, beside the main annotation', async ({
  repository,
  platform,
  run,
}) => {
  const sha = repository.commit({ 'src/cart.ts': 'x\n'.repeat(9), 'src/a.ts': 'x' })
  const site = await platform({ story })
  const job = await run(byRef(site, { ref: sha }), { env: { GITHUB_SHA: sha } })
  expect(job.outcome).toBe('failed')
  expect(placesOf(job)).toEqual([['src/cart.ts', '7', '3']])
  expect(job.errors).toHaveLength(1)
  expect(job.view.obeyed.filter(({ name }) => name === 'error').map(({ data }) => data)).toEqual([
    expect.stringContaining('failed'),
    errors[0],
  ])
})

test('another commit than the deployed one is not annotated; the merge of a pull request is', async ({
  repository,
  workspace,
  platform,
  run,
}) => {
  const git = (...args: string[]): string => runGit(workspace, ...args)
  const base = repository.commit({ 'src/cart.ts': 'x' })
  git('switch', '--quiet', '--create', 'topic')
  const head = repository.commit({ 'src/new.ts': 'x' })
  git('switch', '--quiet', '--detach', base)
  git('merge', '--quiet', '--no-ff', '--message=merge', head)
  const site = await platform({ story })
  const env = { GITHUB_SHA: git('rev-parse', 'HEAD') }
  expect(placesOf(await run(byRef(site, { ref: head }), { env }))).toEqual([['src/cart.ts', '7', '3']])
  expect(placesOf(await run(byRef(site, { ref: base }), { env }))).toEqual([])
  expect(placesOf(await run(byRef(site, { ref: 'f'.repeat(40) }), { env }))).toEqual([])
  expect(placesOf(await run(byRef(site, { ref: 'another-branch' }), { env }))).toEqual([])
})
