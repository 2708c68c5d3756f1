import { expect, test } from 'vitest'
import { readConnection } from '../../../src/config/connection.ts'
import { runnerInputs } from '../../../src/github/job/environment.ts'
import { saidAlone } from '../../support/messages.ts'

const complete = { 'INPUT_BASE-URL': 'https://platform.example', 'INPUT_API-KEY': 'twk_secret' }

test.each(['base-url', 'api-key'] as const)('an absent or empty %s', (input) => {
  for (const value of [undefined, '', '  ', '\n']) {
    const read = () => readConnection(runnerInputs({ ...complete, [`INPUT_${input.toUpperCase()}`]: value }))
    expect(read).toThrow(
      expect.objectContaining({ input, message: expect.stringMatching(saidAlone(`${input}-missing`)) }),
    )
  }
})
