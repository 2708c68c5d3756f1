import { expect, test } from 'vitest'
import { InputError } from '../../../src/old/client/errors.ts'
import { findDeletedService } from '../../../src/old/deployment/deleted-services.ts'
import { VirtualClock } from '../../support/platform/clock.ts'
import type { Reply } from '../../support/platform/reply.ts'
import { virtualPlatform } from '../../support/platform/transport.ts'

const wanted = { slug: 'demo', serviceId: 'svc-1' }
const ours = { id: 'svc-1', name: 'web' }
const other = { id: 'svc-2' }

function find(reply: Reply, { slug = 'demo', signal }: { slug?: string; signal?: AbortSignal } = {}) {
  const clock = new VirtualClock()
  const { platform } = virtualPlatform(clock, () => reply)
  return clock.run(findDeletedService(platform, { ...wanted, slug }, { signal, timeoutMs: 30_000 }))
}

test.each<[name: string, reply: Reply, kind: string]>([
  ['it', { json: [other, ours] }, 'found'],
  ['it behind one without an id', { json: [{}, ours] }, 'found'],
  ['others', { json: [other] }, 'absent'],
  ['none', { json: [] }, 'absent'],
  ['one without an id', { json: [other, { name: 'web' }] }, 'unknown'],
  ['one whose id is null', { json: [{ id: null }] }, 'unknown'],
  ['one whose id is empty', { json: [{ id: '' }] }, 'unknown'],
  ['one whose id is a number', { json: [{ id: 1 }] }, 'unknown'],
  ['one that is no object', { json: ['svc-2'] }, 'unknown'],
  ['an object', { json: { services: [] } }, 'unknown'],
  ['null', { json: null }, 'unknown'],
  ['an empty body', { text: '' }, 'unknown'],
  ['a page', { text: '<html>' }, 'unknown'],
  ['401', { status: 401, json: { error: 'no' } }, 'unknown'],
  ['403', { status: 403, json: { error: 'no' } }, 'unknown'],
  ['404', { status: 404, json: { error: 'no' } }, 'unknown'],
  ['500', { status: 500, json: { error: 'no' } }, 'unknown'],
  ['a reset', { fault: 'reset' }, 'unknown'],
  ['silence', { fault: 'mute' }, 'unknown'],
])('the platform answers with %s', async (_, reply, kind) => {
  const found = await find(reply)
  expect(found.kind).toBe(kind)
  if (found.kind === 'found') expect(found.value).toEqual(ours)
  if (found.kind === 'unknown') expect(found.why).toMatch(/[^.]$/)
})

test('an abort and a wrong slug are thrown', async () => {
  const reason = new Error('cancelled')
  await expect(find({ json: [ours] }, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  await expect(find({ json: [ours] }, { slug: '' })).rejects.toBeInstanceOf(InputError)
})
