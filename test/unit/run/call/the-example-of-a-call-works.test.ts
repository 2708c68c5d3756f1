import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { runnerInputs } from '../../../../src/old/github/job/runner-environment.ts'
import { readCallInputs } from '../../../../src/old/run/call/call-inputs.ts'

const folder = new URL('../../../../call/', import.meta.url)
const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(new URL('README.md', folder), 'utf8')) ?? []

test('the example in the README gives inputs that the action has, and arguments that fit', async () => {
  const { with: given } = parse(example).steps[0]
  const { inputs } = parse(readFileSync(new URL('action.yml', folder), 'utf8'))
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(given)))
  const connection = { 'INPUT_BASE-URL': 'https://platform.example', 'INPUT_API-KEY': 'twk_1234567890' }
  const read = runnerInputs({ ...connection, INPUT_OPERATION: given.operation, INPUT_ARGS: given.args })
  expect(await readCallInputs(read, () => undefined)).toMatchObject({
    operation: 'scale_service',
    args: { id: 'svc_1', instances: 2, maxInstances: 5 },
  })
})
