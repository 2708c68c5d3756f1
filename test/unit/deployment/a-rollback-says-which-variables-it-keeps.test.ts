import { expect, test } from 'vitest'
import type { RememberedRun } from '../../../src/deployment/history/last-good.ts'
import { explainKeptVariables } from '../../../src/deployment/variables-after-rollback.ts'
import { TaxiwayError } from '../../../src/text/taxiway-error.ts'
import { said, saidAlone } from '../../support/messages.ts'

const [good, other] = ['a'.repeat(40), 'b'.repeat(40)]
const { signal } = new AbortController()

function run(commit: string, importedSince?: readonly string[]): RememberedRun {
  return { commit, result: async () => 'succeeded', ...(importedSince && { importedSince }) }
}

const explain = async (ref: string, imported: readonly string[], runs?: readonly RememberedRun[]): Promise<string> =>
  await explainKeptVariables({ ref, imported, signal, remembered: runs && (async () => runs) })

test.each<[ref: string, imported: readonly string[], runs: readonly RememberedRun[] | undefined, more: string]>([
  [good, ['A', 'B'], undefined, ' This job imported "A", "B".'],
  [
    good,
    ['A'],
    [run(other), run(good, ['A', 'C'])],
    ' This job imported "A". Imported since aaaaaaaaaaaa was deployed: "C".',
  ],
  // Abbreviated, as somebody gives it.
  ['aaaaaaa', [], [run(good, ['C'])], ' Imported since aaaaaaa was deployed: "C".'],
  // A branch is not a commit, whatever its name begins with.
  ['a', ['A'], [run(good, ['C'])], ' This job imported "A".'],
  ['main', [], [run(good, ['C'])], ''],
  [good, [], [run(good, [])], ''],
  [good, [], [run(good), run(other, ['C'])], ''],
])('back to %s after %j, of %j', async (ref, imported, runs, more) => {
  const text = await explain(ref, imported, runs)
  expect(text).toMatch(said('rollback-keeps-variables'))
  expect(text.replace(said('rollback-keeps-variables'), '')).toBe(more)
})

test('twenty names are listed, and the others counted', async () => {
  const names = Array.from({ length: 23 }, (_, index) => `V${index}`)
  expect(await explain(good, names)).toContain('"V19", and 3 more.')
})

test('what cannot be read is said, and a cancelled run and a defect are not hidden', async () => {
  const failing = (error: Error) => ({ ref: good, imported: [], remembered: () => Promise.reject(error) })
  const refused = new TaxiwayError('refused', 'no')
  const text = await explainKeptVariables({ ...failing(refused), signal })
  expect(text).not.toMatch(saidAlone('rollback-keeps-variables'))
  expect(text).toContain('could not be read')
  await expect(explainKeptVariables({ ...failing(new RangeError('a defect')), signal })).rejects.toThrow('a defect')
  const cancelled = AbortSignal.abort(new Error('cancelled'))
  await expect(explainKeptVariables({ ...failing(refused), signal: cancelled })).rejects.toThrow('cancelled')
})
