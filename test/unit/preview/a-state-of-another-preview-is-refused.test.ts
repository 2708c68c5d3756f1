import { expect, test } from 'vitest'
import { claimService, findRemembered } from '../../../src/preview/memory/claim.ts'
import { anotherRun, type MemoryStore, StoredMemory } from '../../../src/preview/memory/stored-memory.ts'
import { said } from '../../support/messages.ts'

const ours = 'preview:7:web'

/** A store in memory, which compares before it replaces. */
class TextStore implements MemoryStore {
  readonly name = 'the store'
  readonly remedy = 'Check it'
  readonly clearing = 'empty it'
  readonly settleMs = 0
  text: string | undefined

  constructor(text?: string) {
    this.text = text
  }

  async read(): Promise<string | undefined> {
    return this.text
  }

  async replace(text: string, last: string | undefined): Promise<void> {
    if (this.text !== last) throw anotherRun(this.name)
    this.text = text
  }

  async close(): Promise<void> {}
}

function stored(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ tool: 'taxiway', version: 1, target: ours, run: 'r', ...fields })
}

function facts(service: string, target = ours) {
  return { target, service, image: undefined, exposed: undefined }
}

test.each([
  ['another change request', stored({ target: 'preview:8:web', service: 'svc_8' }), 'preview-state-of-another'],
  ['another program', '{"service":"svc_8"}', 'preview-state-unreadable'],
  ['a newer version', stored({ version: 2, service: 'svc_8' }), 'preview-state-unreadable'],
  ['nothing, cut off', '', 'preview-state-unreadable'],
])('what belongs to %s is refused and never replaced', async (_, text, id) => {
  const store = new TextStore(text)
  const memory = new StoredMemory(store)
  await expect(findRemembered(memory, [ours])).rejects.toThrow(said(id))
  await expect(memory.remember(facts('svc_7'))).rejects.toThrow(said(id))
  await expect(claimService(memory, { target: ours, attempt: 'a' })).rejects.toThrow(said(id))
  expect(store.text).toBe(text)
})

test('the preview of another service of the same change request is left as it is', async () => {
  const text = stored({ service: 'svc_1' })
  const store = new TextStore(text)
  const memory = new StoredMemory(store)
  await findRemembered(memory, [ours, 'preview:7:id svc_2'])
  await expect(memory.remember(facts('svc_2', 'preview:7:id svc_2'))).rejects.toThrow(said('preview-state-of-two'))
  expect(store.text).toBe(text)
})

test('two runs that deploy the same service may both remember it', async () => {
  const store = new TextStore(stored({ service: 'svc_1' }))
  const [one, other] = [new StoredMemory(store), new StoredMemory(store)]
  await findRemembered(one, [ours])
  await findRemembered(other, [ours])
  expect(await one.isOvertaken()).toBe(false)
  await one.remember(facts('svc_1'))
  expect(await other.remember(facts('svc_1'))).toBe(true)
  expect(await findRemembered(new StoredMemory(store), [ours])).toMatchObject({ kind: 'known', serviceId: 'svc_1' })
})

test('what may have been lost creates nothing, unless it is said to be the first run', async () => {
  const lossy = new StoredMemory(new TextStore(), 'it may have been lost')
  await expect(findRemembered(lossy, [ours])).rejects.toThrow('it may have been lost')
  const ended = new StoredMemory(new TextStore(stored({})), 'it may have been lost')
  await expect(findRemembered(ended, [ours])).rejects.toThrow('it may have been lost')
  expect(await findRemembered(new StoredMemory(new TextStore()), [ours])).toEqual({ kind: 'none' })
})

test('a preview that ended is known to have no service, and yet none is created for it', async () => {
  const store = new TextStore(stored({ service: 'svc_1' }))
  const first = new StoredMemory(store, 'lost')
  await findRemembered(first, [ours])
  await first.close(ours, true)
  expect(await findRemembered(new StoredMemory(store, 'lost', true), [ours])).toEqual({ kind: 'none' })
  await expect(findRemembered(new StoredMemory(store, 'lost'), [ours])).rejects.toThrow('lost')
  await expect(findRemembered(new StoredMemory(new TextStore(stored({})), 'lost', true), [ours])).rejects.toThrow(
    'lost',
  )
})

test('text that would end a comment of Markdown is escaped, and read back', async () => {
  const store = new TextStore()
  const image = 'registry.example/a-->b:1'
  await new StoredMemory(store).remember({ ...facts('svc_1'), image })
  expect(store.text).not.toContain('>')
  expect(await findRemembered(new StoredMemory(store), [ours])).toMatchObject({ image })
})
