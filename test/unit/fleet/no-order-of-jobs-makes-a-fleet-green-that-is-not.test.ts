import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { newFolder } from '../../support/folder.ts'
import { type Files, HandedFiles, type Planned, resultOf } from '../../support/handed-files.ts'
import { holds, seed, times } from '../../support/property.ts'

const folder = newFolder(afterAll)
const names = ['db', 'api', 'web', 'docs']
const services: readonly Planned[] = [
  { service: 'db', needs: [] },
  { service: 'api', needs: ['db'] },
  { service: 'web', needs: ['api'] },
  { service: 'docs', needs: ['db', 'api'] },
]

/** A job that deploys some services, and when it takes each of its steps among the other jobs. */
interface Drawn {
  readonly services: readonly string[]
  /** Each step is taken when its turn comes, from 0 to 1. */
  readonly steps: readonly number[]
  /** How many of its steps it takes before its runner dies; beyond the last one it lives. */
  readonly lives: number
  readonly succeeds: readonly boolean[]
}

/** What is in the folders besides what the jobs of this plan left. */
type Junk = 'cut in half' | 'forged' | 'of another plan' | 'of another run'

interface Case {
  /** False for a CI system that does not number its attempts. */
  readonly hasAttempts: boolean
  /** One after the other, the jobs of each at once. */
  readonly attempts: readonly (readonly Drawn[])[]
  readonly junk: readonly { readonly what: Junk; readonly service: string; readonly afterAttempt: number }[]
}

/** The steps of a job: it downloads, begins, uploads that, deploys, and uploads its results. */
const stepCount = 5

const anyJob: fc.Arbitrary<Drawn> = fc.record({
  services: fc.subarray([...names], { minLength: 1 }),
  steps: fc
    .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: stepCount, maxLength: stepCount })
    .map((drawn) => drawn.toSorted((a, b) => a - b)),
  lives: fc.oneof(
    { weight: 2, arbitrary: fc.constant(stepCount + names.length) },
    fc.nat({ max: stepCount + names.length - 1 }),
  ),
  succeeds: fc.array(
    fc.nat(4).map((chance) => chance > 0),
    { minLength: names.length, maxLength: names.length },
  ),
})

const anyCase: fc.Arbitrary<Case> = fc.record({
  hasAttempts: fc.nat(2).map((chance) => chance > 0),
  attempts: fc.array(fc.array(anyJob, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
  junk: fc.array(
    fc.record({
      what: fc.constantFrom<Junk>('cut in half', 'forged', 'of another plan', 'of another run'),
      service: fc.constantFrom(...names),
      afterAttempt: fc.nat(3),
    }),
    { maxLength: 1 },
  ),
})

interface Last {
  /** Of the job. */
  readonly id: number
  readonly end: 'succeeded' | 'failed' | 'skipped' | 'unknown'
  readonly isUploaded: boolean
}

/** What the cases of a run met, so that none of it is left out unnoticed. */
const met = { found: 0, 'at once': 0, unfinished: 0, refused: 0, absent: 0, green: 0 }

function play({ hasAttempts, attempts, junk }: Case): void {
  const world = new HandedFiles(mkdtempSync(join(folder, 'run-')), services)
  let shared: Files = new Map()
  /** The job of each service that began last, as it really was. */
  const last = new Map<string, Last>()
  const hasJunk = new Set<string>()
  let jobs = 0

  const upload = (files: Files): void => {
    for (const [name, text] of files) expect(shared.get(name) ?? text, 'one name is one file').toBe(text)
    shared = new Map([...shared, ...files])
  }
  const check = (attempt: number): void => {
    const { value } = world.job(shared, attempt, (folder) => folder.readResults(world.plan))
    for (const { service, outcome, reason } of value) {
      const truth = last.get(service)
      if (outcome === 'succeeded') expect(truth?.end, `${service} is called deployed`).toBe('succeeded')
      if (truth === undefined && !hasJunk.has(service)) expect(outcome).toBe('indeterminate')
      count(outcome, reason)
    }
    if (value.every(({ passed }) => passed)) met.green += 1
  }

  for (const [index, drawn] of attempts.entries()) {
    const attempt = hasAttempts ? index + 1 : 1
    const steps = drawn.flatMap((job) => {
      const id = ++jobs
      return steppedJob(job, id).map((take, place) => ({ at: job.steps[place] ?? 1, take }))
    })
    for (const { take } of steps.toSorted((a, b) => a.at - b.at)) take()
    check(attempt)
    const spoilt = junk.filter(({ afterAttempt }) => afterAttempt === index)
    for (const { what, service } of spoilt) spoil(what, service)
    if (spoilt.length > 0) check(attempt)

    function steppedJob(job: Drawn, id: number): readonly (() => void)[] {
      let mine: Files = new Map()
      let results: Files = new Map()
      const isOwn = (service: string): boolean => job.services.includes(service)
      const ended = new Map<string, Last['end']>()
      const isAlive = (step: number): boolean => job.lives > step
      return [
        () => {
          mine = shared
        },
        () => {
          if (!isAlive(1)) return
          const { wrote } = world.job(mine, attempt, (folder) => folder.begin(job.services))
          mine = new Map([...mine, ...wrote])
        },
        () => {
          if (!isAlive(2)) return
          upload(mine)
          for (const service of job.services) last.set(service, { id, end: 'unknown', isUploaded: false })
        },
        () => {
          if (!isAlive(3)) return
          const { wrote } = world.job(mine, attempt, (folder) => {
            const earlier = new Map(folder.readResults(world.plan).map((each) => [each.service, each.passed]))
            folder.begin(job.services)
            for (const [place, { service, needs }] of services.entries()) {
              if (!isOwn(service) || !isAlive(3 + place)) continue
              const isFree = needs.every((need) => (isOwn(need) ? ended.get(need) === 'succeeded' : earlier.get(need)))
              const end = isFree ? (job.succeeds[place] ? 'succeeded' : 'failed') : 'skipped'
              folder.end(resultOf(service, end))
              ended.set(service, end)
              if (last.get(service)?.id === id) last.set(service, { id, end, isUploaded: false })
            }
          })
          results = wrote
        },
        () => {
          if (job.lives < stepCount + names.length) return
          upload(new Map([...mine, ...results]))
        },
      ]
    }
  }

  function spoil(what: Junk, service: string): void {
    hasJunk.add(service)
    switch (what) {
      case 'of another plan':
      case 'of another run':
        upload(world.ofAnother(what === 'of another plan' ? 'plan' : 'run', service, 'succeeded'))
        break
      case 'forged':
        upload(new Map([[`service-${service}.9.forged.ended.json`, JSON.stringify(resultOf(service, 'succeeded'))]]))
        break
      case 'cut in half': {
        const [name, text] = [...shared].findLast(([file]) => file.startsWith(`service-${service}.`)) ?? []
        if (name !== undefined && text !== undefined) {
          shared = new Map([...shared, [name, text.slice(0, text.length / 2)]])
        }
        break
      }
      default:
        what satisfies never
    }
  }
}

function count(outcome: string, reason: string): void {
  if (outcome !== 'indeterminate') met.found += 1
  else if (/at once/.test(reason)) met['at once'] += 1
  else if (/killed or cancelled/.test(reason)) met.unfinished += 1
  else if (/is refused/.test(reason)) met.refused += 1
  else met.absent += 1
}

const runs = 500

test('whatever jobs of whichever attempts do at once, lose or forge', { timeout: 180_000 * times }, async () => {
  await holds(fc.property(anyCase, play), runs)
  console.log(`seed ${seed}, ${runs * times} cases: ${JSON.stringify(met)}`)
  for (const [what, often] of Object.entries(met)) expect(often, what).toBeGreaterThan(0)
})
