import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { newLines } from '../../../src/deployment/log-comparison.ts'
import { shownNewLines } from '../../../src/report/shown-new-lines.ts'
import { removeColour } from '../../../src/text/control-characters.ts'
import { seeded } from '../../support/seeded.ts'
import { failuresOf } from '../output/failures.ts'

/** Recorded logs of real tools: each file has a build that succeeds, and the same build with one mistake at a time. */
const folder = join(import.meta.dirname, 'builds')
const builds = readdirSync(folder).flatMap((file) => {
  const [good, ...failed] = failuresOf(readFileSync(join(folder, file), 'utf8'))
  return failed.map(({ name, cause, log }) => ({
    name: `${basename(file, '.txt')} ${name}`,
    good: good?.log ?? [],
    cause,
    log,
  }))
})

/** What a platform prints around a build: the same steps, with other times, ids and sizes, and what runs at once in another order. */
function onPlatform(log: readonly string[], seed: number): { lines: string[]; noise: ReadonlySet<string> } {
  const random = seeded(seed)
  const number = (most: number): string => `${1 + random.below(most)}`
  const hex = (length: number): string => Array.from({ length }, () => random.below(16).toString(16)).join('')
  const before = [
    `Cloning github.com/acme/shop (branch main, commit ${hex(7)})`,
    `Cloning completed: ${number(9)}.${number(999)}s`,
    `Restored build cache (${number(90)}.${number(9)} MB) from /tmp/cache-${hex(8)}/layers`,
    `Request id ${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  ]
  const pulled = ['node', 'alpine', 'cache', 'tools'].map(
    (layer) => `${layer}: pulled sha256:${hex(64)} in ${number(900)}ms`,
  )
  const shuffled = pulled.sort(() => random.below(3) - 1)
  const after = [`Uploaded logs (${number(400)} kB)`, `Worker ${hex(12)} stopped after ${number(9)}m ${number(59)}s`]
  const noise = [...before, ...shuffled, ...after]
  const all = [...before, ...shuffled, ...log, ...after]
  const isTimed = seed % 3 === 0
  const stamp = (): string =>
    `2026-1${random.below(2)}-1${random.below(9)}T0${random.below(9)}:1${random.below(9)}:2${random.below(9)}.${number(999)}Z `
  return { lines: isTimed ? all.map((line) => stamp() + line) : all, noise: new Set(noise) }
}

const judged = builds.map(({ name, good, cause, log }, index) => {
  const seed = (index % 3) + 3
  const [before, now] = [onPlatform(good, seed), onPlatform(log, seed + 300)]
  const lines = newLines(now.lines, before.lines)
  const shown =
    shownNewLines({ deploymentId: 'dep_1', createdMs: undefined, ageMs: undefined, lines }, removeColour)?.lines ?? []
  return {
    name,
    shown,
    isNamed: shown.slice(0, 5).some((line) => line.includes(cause)),
    noise: shown.filter((line) => [...now.noise].some((each) => line.endsWith(each))).length,
  }
})

test.each(judged)('$name', ({ shown }) => {
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.length).toBeLessThanOrEqual(10)
})

test('in nine of ten builds the cause is among the first five lines, and at most one line is noise', () => {
  expect(judged.length).toBeGreaterThanOrEqual(60)
  const missed = judged.filter(({ isNamed }) => !isNamed)
  const noisy = judged.filter(({ noise }) => noise > 1)
  expect(missed.length, missed.map(({ name }) => name).join()).toBeLessThanOrEqual(judged.length / 10)
  expect(noisy.length, noisy.map(({ name }) => name).join()).toBeLessThanOrEqual(judged.length / 10)
})
