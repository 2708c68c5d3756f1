import { expect, test } from 'vitest'
import { declaredInputs } from './declared-inputs.ts'

test('every input of the deploy action is known with its default', () => {
  const inputs = declaredInputs(new URL('../../../action.yml', import.meta.url))
  expect(inputs.get('api-key')).toBe('')
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of workflows
  expect(inputs.get('github-token')).toBe('${{ github.token }}')
  expect(inputs.has('outcome')).toBe(false)
})
