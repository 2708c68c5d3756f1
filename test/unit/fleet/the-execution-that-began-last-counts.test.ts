import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newFolder } from '../../support/folder.ts'
import { type Files, HandedFiles, type Planned, resultOf } from '../../support/handed-files.ts'

const folder = newFolder(afterAll)

/** What becomes of a service's job in an attempt, if all that it needs have passed. */
interface End {
  readonly name: string
  /** The record of the beginning was uploaded, after which requests may be sent. */
  readonly begins: boolean
  /** How the deployment really ended; undefined if it did not, or nothing says so. */
  readonly really?: 'succeeded' | 'failed'
  /** When its result is uploaded; a late one comes only in the next attempt, after the service's job has begun if it has one. */
  readonly uploads: 'in time' | 'late' | 'never'
}

const ends: readonly End[] = [
  { name: 'not run, or died before it sent anything', begins: false, uploads: 'never' },
  { name: 'died once it had begun', begins: true, uploads: 'never' },
  { name: 'succeeded, result lost', begins: true, really: 'succeeded', uploads: 'never' },
  { name: 'failed, result lost', begins: true, really: 'failed', uploads: 'never' },
  { name: 'failed', begins: true, really: 'failed', uploads: 'in time' },
  { name: 'succeeded', begins: true, really: 'succeeded', uploads: 'in time' },
  { name: 'failed, uploaded late', begins: true, really: 'failed', uploads: 'late' },
  { name: 'succeeded, uploaded late', begins: true, really: 'succeeded', uploads: 'late' },
]

const graphs: Readonly<Record<string, readonly Planned[]>> = {
  chain: [
    { service: 'db', needs: [] },
    { service: 'api', needs: ['db'] },
    { service: 'web', needs: ['api'] },
  ],
  fan: [
    { service: 'db', needs: [] },
    { service: 'api', needs: ['db'] },
    { service: 'web', needs: ['db'] },
  ],
}

/** What was uploaded of a service: each set of files once, whichever cases lead to it. */
interface Uploaded {
  readonly files: Files
  /** What the product says of the service in a folder with these files. */
  readonly outcome: string
  readonly passed: boolean
  /** What a job of the service leaves, by attempt and end. */
  readonly next: Map<string, { readonly begun: Uploaded; readonly ended: Uploaded; readonly result: Files }>
}

/** A service on its way through the attempts. */
interface Progress {
  uploaded: Uploaded
  /** How its last execution really ended, and whether its result was uploaded by now. */
  last: { readonly end: string; readonly isUploaded: boolean } | undefined
  late: Files | undefined
}

class World {
  readonly #files: HandedFiles
  readonly #known = new Map<string, Uploaded>()

  constructor(services: readonly Planned[]) {
    this.#files = new HandedFiles(mkdtempSync(join(folder, 'run-')), services)
  }

  uploaded(service: string, files: Files): Uploaded {
    const id = [service, ...[...files.keys()].sort()].join()
    const known = this.#known.get(id)
    if (known !== undefined) return known
    const { value } = this.#files.job(files, 2, (folder) => folder.readResults(this.#files.plan))
    const { outcome = '', passed = false } = value.find((each) => each.service === service) ?? {}
    const made: Uploaded = { files, outcome, passed, next: new Map() }
    this.#known.set(id, made)
    return made
  }

  /** What a job of the service leaves that finds these files. */
  execution(service: string, before: Uploaded, attempt: number, end: 'succeeded' | 'failed' | 'skipped' | undefined) {
    const id = `${attempt} ${end}`
    const known = before.next.get(id)
    if (known !== undefined) return known
    const { wrote } = this.#files.job(before.files, attempt, (folder) => {
      folder.begin([service])
      if (end !== undefined) folder.end(resultOf(service, end))
    })
    const result = new Map([...wrote].filter(([name]) => name.includes('.ended.')))
    const begun = new Map([...before.files, ...[...wrote].filter(([name]) => !result.has(name))])
    const made = {
      begun: this.uploaded(service, begun),
      ended: this.uploaded(service, new Map([...begun, ...result])),
      result,
    }
    before.next.set(id, made)
    return made
  }
}

test.for(Object.entries(graphs))('%s: all ends of two attempts of three services', ([, services]) => {
  const world = new World(services)
  const none = new Map(services.map(({ service }) => [service, world.uploaded(service, new Map())]))
  const wrong: string[] = []
  let cases = 0
  let green = 0
  const seen = new Set<string>()

  const play = (attempts: readonly (readonly End[])[]): void => {
    cases += 1
    const progress = new Map<string, Progress>()
    for (const [service, uploaded] of none) progress.set(service, { uploaded, last: undefined, late: undefined })
    const complain = (what: string): void => {
      wrong.push(`${what}: ${attempts.map((each) => each.map(({ name }) => name).join(', ')).join(' | ')}`)
    }
    for (const [index, drawn] of attempts.entries()) {
      for (const [place, { service, needs }] of services.entries()) {
        const own = progress.get(service)
        const end = drawn[place]
        if (own === undefined || end === undefined) throw new Error('no such service')
        const isFree = needs.every((need) => progress.get(need)?.uploaded.passed)
        const late = own.late ?? new Map()
        own.late = undefined
        if (!end.begins) {
          if (late.size > 0 && own.last !== undefined) own.last = { ...own.last, isUploaded: true }
          own.uploaded = world.uploaded(service, new Map([...own.uploaded.files, ...late]))
          continue
        }
        if (isFree) {
          for (const need of needs) {
            if (progress.get(need)?.last?.end !== 'succeeded') complain(`${service} is deployed over ${need}`)
          }
        }
        const left = world.execution(service, own.uploaded, index + 1, isFree ? end.really : 'skipped')
        const isUploaded = isFree ? end.uploads === 'in time' : true
        own.last = { end: isFree ? (end.really ?? 'unknown') : 'skipped', isUploaded }
        if (isFree && end.uploads === 'late') own.late = left.result
        const now = isUploaded ? left.ended : left.begun
        own.uploaded = late.size === 0 ? now : world.uploaded(service, new Map([...now.files, ...late]))
      }
      for (const [service, { uploaded, last }] of progress) {
        const { outcome } = uploaded
        seen.add(outcome)
        if (outcome === 'succeeded' && last?.end !== 'succeeded') complain(`${service} is called deployed`)
        if (last?.isUploaded && outcome !== last.end) complain(`${service} is called ${outcome}`)
      }
      if ([...progress.values()].every(({ uploaded }) => uploaded.passed)) green += 1
    }
  }

  const all = (count: number): readonly (readonly End[])[] =>
    count === 0 ? [[]] : all(count - 1).flatMap((before) => ends.map((end) => [...before, end]))
  const ofAttempt = all(services.length)
  for (const first of ofAttempt) for (const second of ofAttempt) play([first, second])

  console.log(`${cases} cases of two attempts, ${green} green reports`)
  expect(wrong.slice(0, 5)).toEqual([])
  expect(cases).toBe(ends.length ** (2 * services.length))
  expect(green).toBeGreaterThan(0)
  expect([...seen].sort()).toEqual(['failed', 'indeterminate', 'skipped', 'succeeded'])
})

test('an older record under the name of the newest one hides nothing', () => {
  const files = new HandedFiles(mkdtempSync(join(folder, 'run-')), [{ service: 'db', needs: [] }])
  const first = files.job(new Map(), 1, (folder) => {
    folder.begin(['db'])
    folder.end(resultOf('db', 'succeeded'))
  })
  const second = files.job(first.wrote, 2, (folder) => folder.begin(['db']))
  const [newest = ''] = second.wrote.keys()
  for (const [name, older] of first.wrote) {
    const { value } = files.job(new Map([...first.wrote, [newest, older]]), 2, (folder) =>
      folder.readResults(files.plan),
    )
    expect(value[0], name).toMatchObject({ outcome: 'indeterminate', reason: expect.stringMatching(/is refused/) })
  }
})
