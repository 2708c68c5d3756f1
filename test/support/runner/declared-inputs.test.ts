import { expect, test } from 'vitest'
import { declaredInputs } from './declared-inputs.ts'

test('every input of the deploy action is known with its default', () => {
  const inputs = declaredInputs(new URL('../../../action.yml', import.meta.url))
  expect(inputs.get('timeout')).toBe('30m')
  expect(inputs.get('api-key')).toBe('')
  expect(inputs.get('skip-unchanged')).toBe('false')
  expect(inputs.has('outcome')).toBe(false)
})
