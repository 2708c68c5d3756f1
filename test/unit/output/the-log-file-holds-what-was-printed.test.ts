import process from 'node:process'
import { expect, test } from 'vitest'
import { fuzzLog } from '../../support/log-fuzz.ts'

test('of 20,000 hostile lines none acts, none is lost, none shows a secret, and the file holds what the console shows', async () => {
  const seed = Number(process.env['TAXIWAY_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
  const { complaints } = await fuzzLog(20_000, seed)
  expect(complaints, `to see it again: npm run fuzz:log -- --lines 20000 --seed ${seed}`).toEqual([])
})
