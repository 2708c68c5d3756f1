import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HttpRequest, HttpResponse, Transport } from '../../../src/client/http/transport.ts'
import { doctor } from '../../../src/doctor/doctor.ts'
import { hurriedClock } from '../../support/doctor.ts'
import { holds } from '../../support/property.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const text = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength })
const name = fc.constantFrom('marlene', 'okonkwo', 'acmecorp', 'bluewhale', 'projectx', 'zoe-harbour', 'Ada Lovelace')

/** What must not be shared. */
const secrets = fc.record({
  key: text(`${letters}${letters.toUpperCase()}0123456789`, 24, 40).map((random) => `sk_live_${random}`),
  id: text('0123456789abcdef', 12, 32).map((hex) => `dep_${hex}`),
  name,
  host: fc
    .tuple(name, fc.constantFrom('internal', 'corp', 'example'))
    .map(([a, b]) => `${a.replace(' ', '')}.${b}.test`),
  address: fc.ipV4(),
  mail: name.map((person) => `${person.replace(' ', '.')}@example.test`),
  token: text(letters, 20, 30),
})
type Secrets = Readonly<Record<'key' | 'id' | 'name' | 'host' | 'address' | 'mail' | 'token', string>>

/** A platform that says them wherever it can: values, names of fields, words, headers, lines, events, errors. */
function leakyTransport(planted: Secrets, pick: number): Transport {
  const all = Object.values(planted)
  const any = (offset: number): string => all[(pick + offset) % all.length] ?? ''
  const record = (n: number) => ({
    deploymentId: `${planted.id}${n}`,
    rollbackable: n % 2 === 0,
    status: [any(n), planted.name, 'shipped', 'live'][(pick + n) % 4],
    ref: any(n + 1),
    commit: '0123456789abcdef0123456789abcdef01234567',
    createdAt: `2026-01-0${9 - n}T00:00:00Z`,
    finishedAt: `2026-01-0${9 - n}T00:01:00Z`,
    reason: any(n + 2),
    url: `https://${planted.host}/${planted.token}`,
    owner: { name: planted.name, mail: planted.mail },
    author: planted.name,
    [any(n)]: any(n + 1),
    [planted.name]: 'text',
  })
  const bodies: readonly (readonly [RegExp, unknown])[] = [
    [/auth\/me$/, { id: planted.id, name: planted.name, email: planted.mail, [planted.name]: planted.key }],
    [/\/deployments\b(?!\/)/, { deployments: [1, 2, 3, 4].map(record), nextCursor: null, [planted.token]: 1 }],
    [/asks-for-nothing/, { error: any(1), [planted.name]: any(2), code: planted.token }],
    [/deployments\/[^/]+\/logs$/, all.map((line, seq) => ({ seq, line, [any(seq)]: line, who: planted.name }))],
    [/projects$/, [{ id: planted.id, name: planted.name, slug: planted.name }]],
    [/./, { logs: [{ id: 1, line: planted.key }] }],
  ]
  return {
    async send({ path }: HttpRequest): Promise<HttpResponse> {
      const isStream = path.endsWith('/stream')
      const route = path.split('?')[0] ?? ''
      const body = bodies.find(([pattern]) => pattern.test(route))?.[1]
      const events = all.map(
        (line, seq) => `id: ${line}\nevent: ${any(seq)}\ndata: ${JSON.stringify({ seq, line })}\n\n`,
      )
      const sent = isStream ? events.join('') : JSON.stringify(body)
      const headers: Record<string, string> = {
        'content-type': isStream ? 'text/event-stream' : 'application/json',
        'x-ratelimit-limit': planted.token,
        via: planted.host,
        date: new Date().toUTCString(),
      }
      return {
        status: path.includes('asks-for-nothing') ? 404 : 200,
        header: (wanted) => headers[wanted],
        body: (async function* () {
          yield Buffer.from(sent)
        })(),
        discard: () => undefined,
      }
    },
    [Symbol.asyncDispose]: async () => undefined,
  }
}

/** The forms in which a value could be written. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const forms = [
    secret,
    bytes.toString('base64'),
    bytes.toString('hex'),
    bytes.toString('base64url'),
    encodeURIComponent(secret),
  ]
  const parts = secret.split(/[^A-Za-z0-9]+/).filter((part) => part.length >= 6)
  return [...forms, ...parts].map((form) => form.replace(/=+$/, '').toLowerCase())
}

test('nothing that is planted in any place stands in the report, in any encoding', async () => {
  let shown = 0
  await holds(
    fc.asyncProperty(secrets, fc.nat(27), async (planted, pick) => {
      const request = { baseUrl: `https://${planted.host}/`, apiKey: planted.key, serviceId: 'svc_1' }
      const transport = leakyTransport(planted, pick)
      const { shared } = await doctor(request, { transport, clock: hurriedClock() })
      const written = JSON.stringify(shared).toLowerCase()
      // `example` and `test` are parts of the hosts and mails, and say nothing.
      const forms = Object.values(planted)
        .flatMap(formsOf)
        .filter((form) => !['example', 'internal'].includes(form))
      expect(forms.filter((form) => written.includes(form))).toEqual([])
      shown += shared.fields.length
    }),
    50,
  )
  // Else a report without any field would do.
  expect(shown).toBeGreaterThan(50 * 5)
})
