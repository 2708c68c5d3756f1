import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findProof,
  findProvenCommit,
  notProven,
  type PlaceDeployment,
  type PlaceResult,
  type ProofAnswer,
  type ProofOrigin,
} from '../../../src/deployment/proven-elsewhere.ts'
import { said } from '../../support/messages.ts'
import { holds } from '../../support/property.ts'

interface Row {
  readonly commit: number | undefined
  readonly result: PlaceResult
  readonly origin: ProofOrigin
}

const results: readonly PlaceResult[] = [
  { kind: 'succeeded' },
  { kind: 'succeeded' },
  { kind: 'failed' },
  { kind: 'gate failed' },
  { kind: 'going', what: 'the gate' },
  { kind: 'going', what: 'the deployment' },
  { kind: 'unknown', why: 'it was not read' },
]
const origins: readonly ProofOrigin[] = [
  { kind: 'trusted' },
  { kind: 'trusted' },
  { kind: 'trusted', notHeld: 'the run was not read' },
  { kind: 'untrusted', why: 'a change wrote it' },
  { kind: 'unknown', why: 'its run was not read' },
]
const anyPlace = fc.array(
  fc.record({
    commit: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    result: fc.constantFrom(...results),
    origin: fc.constantFrom(...origins),
  }),
  { maxLength: 8 },
)

const idOf = (commit: number) => String(commit).repeat(40)

async function* placeOf(rows: readonly Row[]): AsyncGenerator<PlaceDeployment> {
  for (const { commit, result, origin } of rows) {
    const id = commit === undefined ? undefined : idOf(commit)
    const known = { isUpload: false, commit: async () => id, archive: undefined }
    yield { ...known, result: async () => result, origin: async () => origin }
  }
}

/** The truth: the newest deployment of a commit decides. */
function isProven(rows: readonly Row[], commit: number): boolean {
  const newest = rows.find((row) => row.commit === commit)
  return newest?.result.kind === 'succeeded' && newest.origin.kind === 'trusted'
}

test('a commit is proven only by its newest deployment, that succeeded and that no change can have written', async () => {
  const seen = { found: 0, absent: 0, going: 0, unknown: 0 }
  await holds(
    fc.asyncProperty(anyPlace, fc.integer({ min: 0, max: 3 }), async (rows, commit) => {
      const found = await findProof(placeOf(rows), { kind: 'commit', id: idOf(commit) })
      expect(found.kind === 'found').toBe(isProven(rows, commit))
      seen[found.kind]++
    }),
    500,
  )
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(10)
})

test('the promoted commit is the newest that is proven in every place; none if there is none', async () => {
  await holds(
    fc.asyncProperty(anyPlace, anyPlace, async (first, second) => {
      const isProvenElsewhere = async (id: string) =>
        (await findProof(placeOf(second), { kind: 'commit', id })).kind === 'found'
      const chosen = await findProvenCommit(placeOf(first), isProvenElsewhere)
      const proven = first
        .map(({ commit }) => commit)
        .filter((commit) => commit !== undefined)
        .filter((commit) => isProven(first, commit) && isProven(second, commit))
      expect(chosen).toBe(proven[0] === undefined ? undefined : idOf(proven[0]))
    }),
    500,
  )
})

test('an archive is proven by its digest, and by nothing else', async () => {
  async function* place(): AsyncGenerator<PlaceDeployment> {
    const ended = {
      result: async () => ({ kind: 'succeeded' }) as const,
      origin: async () => ({ kind: 'trusted' }) as const,
    }
    yield { isUpload: false, commit: async () => idOf(1), archive: undefined, ...ended }
    yield { isUpload: true, commit: async () => undefined, archive: 'abc', ...ended }
  }
  expect((await findProof(place(), { kind: 'archive', id: 'abc' })).kind).toBe('found')
  expect((await findProof(place(), { kind: 'archive', id: 'ab' })).kind).toBe('absent')
  expect((await findProof(place(), { kind: 'archive', id: idOf(1) })).kind).toBe('absent')
})

test.for<[Exclude<ProofAnswer, { kind: 'found' }>, string]>([
  [{ kind: 'absent', proof: 'it was never deployed there' }, 'after-not-proven'],
  [{ kind: 'going', why: 'its gate has not ended' }, 'after-still-going'],
  [{ kind: 'unknown', why: 'it was not read' }, 'after-unknown'],
])('what was found instead is said: %o', ([found, id]) => {
  const place = { name: 'staging', environment: 'staging', service: undefined }
  expect(notProven({ kind: 'commit', id: idOf(1) }, place, found)).toMatch(said(id, 'staging', idOf(1).slice(0, 12)))
})
