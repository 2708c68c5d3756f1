import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ChosenFaults } from '../../../emulator/src/faults/chosen-faults.ts'
import type { Fault } from '../../../emulator/src/faults/fault.ts'
import type { OperationName } from '../../../src/contract/operations.ts'

/** For each request the kinds of the faults that affected it. */
function played(faults: readonly Fault[], operations: readonly OperationName[], seed = 1): string[][] {
  const control = new ChosenFaults(faults, seed, () => new Date(0))
  return operations.map((operation) => control.next(operation).map(({ kind }) => kind))
}

const reads = (count: number): OperationName[] => Array.from({ length: count }, () => 'whoami')

test('`skip` and `times` only count the requests of the operation', () => {
  const fault: Fault = { operation: 'whoami', kind: 'html', skip: 1, times: 2 }
  const requests: OperationName[] = ['whoami', 'list_projects', 'whoami', 'list_projects', 'whoami', 'whoami']
  expect(played([fault], requests)).toEqual([[], [], ['html'], [], ['html'], []])
})

test('faults add up until one replaces the answer; later ones do not count the request', () => {
  const faults: Fault[] = [
    { operation: '*', kind: 'delay', ms: 1 },
    { operation: '*', kind: 'reset', when: 'after-effect', afterBytes: 3, times: 1 },
    { operation: 'whoami', kind: 'html', skip: 1, times: 1 },
    { operation: '*', kind: 'mute', times: 1 },
  ]
  expect(played(faults, reads(3))).toEqual([['delay', 'reset', 'mute'], ['delay', 'html'], ['delay']])
})

test('a probability affects about that share of requests, and the same ones for the same seed', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 32 - 1), fc.double({ min: 0, max: 1, noNaN: true }), (seed, probability) => {
      const fault: Fault = { operation: '*', kind: 'html', probability }
      const once = played([fault], reads(2_000), seed)
      const share = once.filter((struck) => struck.length > 0).length / once.length
      expect(Math.abs(share - probability)).toBeLessThan(0.08)
      expect(played([fault], reads(2_000), seed)).toEqual(once)
    }),
    { numRuns: 10 },
  )
})

test('another seed affects other requests', () => {
  const fault: Fault = { operation: '*', kind: 'html', probability: 0.5 }
  expect(played([fault], reads(64), 1)).not.toEqual(played([fault], reads(64), 2))
})

test('a fault that lasts a while affects no later request, and one that is added begins its own while', () => {
  let now = 0
  const fault: Fault = { operation: 'whoami', kind: 'html', lastsMs: 20_000 }
  const control = new ChosenFaults([fault], 1, () => new Date(now))
  const next = () => control.next('whoami').length
  expect(next()).toBe(1)
  now = 19_999
  expect(next()).toBe(1)
  now = 20_000
  expect(next()).toBe(0)
  control.add([fault])
  expect([next(), ...control.struck]).toEqual([1, 2, 1])
  control.remove(0)
  expect(control.struck).toEqual([1])
  now = 40_000
  expect(next()).toBe(0)
})

test('a fault that waits for a deployment counts only what comes after the first one', () => {
  const fault: Fault = { operation: 'whoami', kind: 'html', skip: 1, times: 2, afterDeploy: true }
  const control = new ChosenFaults([fault], 1, () => new Date(0))
  const next = () => control.next('whoami').length
  expect([next(), next()]).toEqual([0, 0])
  control.noteDeployment()
  expect([next(), next(), next(), next()]).toEqual([0, 1, 1, 0])
  control.set([fault])
  expect([next(), next(), next()]).toEqual([0, 0, 0])
})
