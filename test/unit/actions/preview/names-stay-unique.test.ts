import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelOf, serviceNameOf } from '../../../../src/actions/preview/inputs.ts'
import { portLabel } from '../../../../src/contract/limits.ts'
import { holds } from '../../../support/property.ts'

test.each([
  [undefined, 'harbor', 7, 'harbor-pr-7'],
  [undefined, 'Harbor.js', 7, 'Harbor.js-pr-7'],
  ['quay', 'harbor', 7, 'quay'],
])('%s of %s #%i is %s', (given, repo, number, name) => {
  expect(serviceNameOf(given, repo, number)).toBe(name)
})

test.each([
  ['harbor-pr-7', /^harbor-pr-7$/],
  ['Harbor.js-pr-7', /^harbor-js-pr-7-[0-9a-f]{10}$/],
  ['-quay-', /^quay-[0-9a-f]{10}$/],
  ['埠頭', /^[0-9a-f]{10}$/],
])('the label of %s', (name, label) => {
  expect(labelOf(name)).toMatch(label)
})

const anyName = fc.oneof(
  fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }),
  fc.stringMatching(/^[A-Za-z0-9._-]{1,100}$/),
  fc.string({ minLength: 40, maxLength: 80, unit: fc.constantFrom('a', 'A', '-', '.') }),
)

test('different names stay different, and fit', async () => {
  await holds(
    fc.property(anyName, anyName, (one, other) => {
      const names = [one, other].map((given) => serviceNameOf(given, 'x', 1))
      const labels = names.map(labelOf)
      for (const name of names) expect(name.length).toBeLessThanOrEqual(63)
      for (const label of labels) {
        expect(label).toMatch(portLabel)
        expect(label).toMatch(/^[a-z0-9].{0,47}$/)
        expect(label.endsWith('-')).toBe(false)
      }
      expect(names[0] === names[1]).toBe(one === other)
      expect(labels[0] === labels[1]).toBe(one === other)
    }),
    500,
  )
})
