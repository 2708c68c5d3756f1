import { expect, test } from 'vitest'
import { fuzzLog } from '../../support/log-fuzz.ts'
import { seed } from '../../support/property.ts'

test('of 20,000 hostile lines none acts, none is lost, none shows a secret, and the file holds what the console shows', async () => {
  const { complaints } = await fuzzLog(20_000, seed)
  expect(complaints, `to see it again: npm run fuzz -- log --lines 20000 --seed ${seed}`).toEqual([])
})
