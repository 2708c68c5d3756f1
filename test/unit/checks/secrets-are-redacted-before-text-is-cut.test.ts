import { expect, test } from 'vitest'
import { healthCheck } from '../../../src/old/checks/health-check.ts'
import { soakCheck } from '../../../src/old/checks/log-soak-check.ts'
import { statementCheck } from '../../../src/old/checks/statement-check.ts'
import { VirtualTransport } from '../../support/platform/transport.ts'
import { checking } from './virtual/checking.ts'

const secret = 'twk_0123456789abcdefghijklmnop'
const clean = (text: string): string => text.replaceAll(secret, '***')
/** Secrets end to end after every number of characters, so that every cut falls inside one. */
const texts = Array.from({ length: secret.length + 1 }, (_, before) => 'x'.repeat(before) + `${secret} `.repeat(200))

test.each<[what: string, found: (text: string) => ReturnType<typeof checking>]>([
  [
    'the body of the app',
    (text) =>
      checking(
        (clock) =>
          healthCheck({
            url: 'https://shop.example/',
            body: 'never',
            timeoutMs: 3_000,
            transport: new VirtualTransport(clock, () => ({ body: bytes(text) })),
          }),
        () => () => ({ status: 500 }),
        { clean },
      ),
  ],
  [
    'a line of the log and its neighbours',
    (text) =>
      checking(
        () => soakCheck({ serviceId: 's1', failPattern: 'FATAL', durationMs: 10_000 }),
        (clock) => () => {
          const lines = [text, `${text} FATAL ${text}`, text].map((line, index) => ({ id: index + 1, line }))
          return { json: { logs: clock.now() < 3_000 ? [] : lines } }
        },
        { clean },
      ),
  ],
  ['what a statement gave', (text) => statement(text)],
  ['the error of a statement', (text) => statement(`ERROR:  ${text}`)],
])('%s shows no piece of a secret', async (_, found) => {
  for (const text of texts) {
    const { finding } = await found(text)
    expect(JSON.stringify(finding)).toContain('***')
    expect(JSON.stringify(finding)).not.toContain(secret.slice(0, 5))
  }
})

function statement(output: string) {
  const check = statementCheck({ serviceId: 'db', query: 'select 1' })
  return checking(
    () => check,
    () => () => ({ json: { output } }),
    { clean },
  )
}

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
