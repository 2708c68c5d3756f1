import { expect, test } from 'vitest'
import { anotherRun, type MemoryStore, StoredMemory } from '../../../../src/output/change-request/stored-memory.ts'
import { said } from '../../../support/messages.ts'

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
  await expect(memory.find([ours])).rejects.toThrow(said(id))
  await expect(memory.remember(facts('svc_7'))).rejects.toThrow(said(id))
  await expect(memory.claim({ target: ours, attempt: 'a' })).rejects.toThrow(said(id))
  expect(store.text).toBe(text)
})

test('the preview of another service of the same change request is left as it is', async () => {
  const text = stored({ service: 'svc_1' })
  const store = new TextStore(text)
  const memory = new StoredMemory(store)
  await memory.find([ours, 'preview:7:id svc_2'])
  await expect(memory.remember(facts('svc_2', 'preview:7:id svc_2'))).rejects.toThrow(said('preview-state-of-two'))
  expect(store.text).toBe(text)
})

test('of two runs that claim at once, one gets the claim, and the other learns of it', async () => {
  const store = new TextStore()
  const [one, other] = [new StoredMemory(store), new StoredMemory(store)]
  await one.find([ours])
  await other.find([ours])
  const unconfirmed = { kind: 'unconfirmed', target: ours, freshUntil: expect.any(Date) }
  expect(await one.claim({ target: ours, attempt: 'a' })).toBeUndefined()
  expect(await other.claim({ target: ours, attempt: 'b' })).toEqual(unconfirmed)
  expect(await new StoredMemory(store).find([ours])).toEqual(unconfirmed)
  // What is not ours is not forgotten.
  await other.forget('b')
  expect(await other.find([ours])).toEqual(unconfirmed)
  await one.forget('a')
  expect(await other.find([ours])).toEqual({ kind: 'none' })
})

test('a claim that another run replaces at once, in a store that cannot compare, is not ours', async () => {
  const other = stored({ claim: 'b' })
  const store = new (class extends TextStore {
    override async replace(): Promise<void> {
      this.text = other
    }
  })()
  const claimed = await new StoredMemory(store).claim({ target: ours, attempt: 'a' })
  expect(claimed).toMatchObject({ kind: 'unconfirmed' })
  expect(store.text).toBe(other)
})

test('two runs that deploy the same service may both remember it', async () => {
  const store = new TextStore(stored({ service: 'svc_1' }))
  const [one, other] = [new StoredMemory(store), new StoredMemory(store)]
  await one.find([ours])
  await other.find([ours])
  expect(await one.isOvertaken()).toBe(false)
  await one.remember(facts('svc_1'))
  expect(await other.remember(facts('svc_1'))).toBe(true)
  expect(await new StoredMemory(store).find([ours])).toMatchObject({ kind: 'known', serviceId: 'svc_1' })
})

test('what may have been lost creates nothing, unless it is said to be the first run', async () => {
  const lossy = new StoredMemory(new TextStore(), 'it may have been lost')
  await expect(lossy.find([ours])).rejects.toThrow('it may have been lost')
  const ended = new StoredMemory(new TextStore(stored({})), 'it may have been lost')
  await expect(ended.find([ours])).rejects.toThrow('it may have been lost')
  expect(await new StoredMemory(new TextStore()).find([ours])).toEqual({ kind: 'none' })
})

test('a preview that ended is known to have no service, and yet none is created for it', async () => {
  const store = new TextStore(stored({ service: 'svc_1' }))
  const first = new StoredMemory(store, 'lost')
  await first.find([ours])
  await first.close(ours, true)
  expect(await new StoredMemory(store, 'lost', true).find([ours])).toEqual({ kind: 'none' })
  await expect(new StoredMemory(store, 'lost').find([ours])).rejects.toThrow('lost')
  await expect(new StoredMemory(new TextStore(stored({})), 'lost', true).find([ours])).rejects.toThrow('lost')
})

test('text that would end a comment of Markdown is escaped, and read back', async () => {
  const store = new TextStore()
  const image = 'registry.example/a-->b:1'
  await new StoredMemory(store).remember({ ...facts('svc_1'), image })
  expect(store.text).not.toContain('>')
  expect(await new StoredMemory(store).find([ours])).toMatchObject({ image })
})
