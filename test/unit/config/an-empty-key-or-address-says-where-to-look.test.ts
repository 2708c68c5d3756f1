import { expect, test } from 'vitest'
import { readConnection } from '../../../src/config/connection.ts'
import { runnerInputs } from '../../../src/github/job/environment.ts'
import { saidAlone } from '../../support/messages.ts'

const complete = { 'INPUT_BASE-URL': 'https://platform.example', 'INPUT_API-KEY': 'twk_secret' }

test.each([
  ['api-key', 'api-key-missing', ['secret', 'environment', 'fork', 'Dependabot']],
  ['base-url', 'base-url-missing', ['variable', 'environment']],
])('an absent or empty %s', (input, id, causes) => {
  for (const value of [undefined, '', '  ', '\n']) {
    const read = () => readConnection(runnerInputs({ ...complete, [`INPUT_${input.toUpperCase()}`]: value }))
    expect(read).toThrow(expect.objectContaining({ input, message: expect.stringMatching(saidAlone(id)) }))
    expect(read).toThrow(new RegExp(`^\`${input}\` is empty\\.`))
    for (const cause of causes) expect(read).toThrow(cause)
  }
})

test('an empty address is reported before an empty key', () => {
  expect(() => readConnection(runnerInputs({}))).toThrow(saidAlone('base-url-missing'))
})
