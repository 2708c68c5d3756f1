import { expect, test } from 'vitest'
import type { RefusedError } from '../../../src/old/client/errors.ts'
import { Platform } from '../../../src/old/client/platform.ts'
import { VirtualClock } from '../../support/platform/clock.ts'
import { VirtualTransport } from '../../support/platform/transport.ts'

const key = 'tk"a/b+c%d'

test('a platform that echoes the key is not repeated', async () => {
  const error = await refusalOf(`bad key ${key}, $& and $1`)
  expect(error.said).toBe('bad key ***, $& and $1')
  expect(error.message).not.toContain(key)
})

test.each(['\u0000', '\u0007', '\u001b[31m', '\u001b[2K', '\u009b2K'])(
  'a platform that echoes the key with %j inside',
  async (inside) => {
    const error = await refusalOf(`bad key ${key.slice(0, 4)}${inside}${key.slice(4)} of \u001b[1myou`)
    expect(error.said).toBe('bad key *** of you')
  },
)

test('a further secret of the caller is redacted before the text is cut', async () => {
  const error = await refusalOf(`${'x'.repeat(490)} hunter2-hunter2`, (text) =>
    text.replaceAll('hunter2-hunter2', '***'),
  )
  expect(error.said).toMatch(/x \*\*\*$/)
})

async function refusalOf(said: string, redact?: (text: string) => string): Promise<RefusedError> {
  const clock = new VirtualClock()
  const transport = new VirtualTransport(clock, () => ({ status: 400, json: { error: said } }))
  const own = redact === undefined ? {} : { redact }
  const platform = new Platform({ baseUrl: 'https://platform.example', apiKey: key, clock, transport, ...own })
  return await clock.run(platform.call('whoami', {})).then(
    () => expect.fail('the call succeeded'),
    (error: RefusedError) => error,
  )
}
