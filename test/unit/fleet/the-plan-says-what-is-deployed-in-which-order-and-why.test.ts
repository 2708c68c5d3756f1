import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ChangedFiles } from '../../../src/old/fleet/plan/changed-files.ts'
import { type FleetService, type PlanRequest, planFleet } from '../../../src/old/fleet/plan/plan.ts'
import { said } from '../../support/messages.ts'
import { holds } from '../../support/property.ts'

const base = 'a'.repeat(40)

function service(name: string, paths: readonly string[] = [], needs: readonly string[] = []): FleetService {
  return { name, paths, needs }
}

/** All services were deployed at one commit, from which these files differ. */
function request(
  services: readonly FleetService[],
  files: readonly string[],
  more: Partial<PlanRequest> = {},
): PlanRequest {
  const changed = new ChangedFiles(files.map((path) => ({ path, isSubmodule: false })))
  return {
    services,
    choice: 'changed',
    baselines: new Map(services.map(({ name }) => [name, { commit: base, of: 'the last successful deployment' }])),
    differences: new Map([[base, { files: changed, isRollback: false }]]),
    ...more,
  }
}

const harbor = [
  service('web', ['web/**', 'shared/**'], ['api']),
  service('api', ['api/**', 'shared/**', '!**/*.md'], ['db']),
  service('db', ['db/**']),
]

function planned(given: PlanRequest): string[] {
  return planFleet(given).services.map(
    ({ name, level, needs }) => `${level} ${name}${needs.map((need) => ` <${need}`).join('')}`,
  )
}

describe('what is deployed', () => {
  test.each<readonly [files: readonly string[], services: readonly string[]]>([
    [['web/index.html'], ['0 web']],
    [['shared/log.ts'], ['0 api', '1 web <api']],
    [
      ['db/1.sql', 'api/main.ts', 'web/a'],
      ['0 db', '1 api <db', '2 web <api'],
    ],
    // A need between them that is left out keeps their order.
    [
      ['db/1.sql', 'web/a'],
      ['0 db', '1 web <db'],
    ],
    [['api/docs/README.md'], []],
    [['README.md'], []],
    [[], []],
  ])('%j changes: %j', (files, services) => {
    expect(planned(request(harbor, files))).toEqual(services)
  })

  test('a service without paths follows any change', () => {
    expect(planned(request([service('all')], ['any/where']))).toEqual(['0 all'])
    expect(planned(request([service('all')], []))).toEqual([])
  })

  test('what is chosen by hand drags nothing in', () => {
    expect(planned(request(harbor, [], { choice: ['web', 'db'] }))).toEqual(['0 db', '1 web <db'])
    expect(planned(request(harbor, [], { choice: 'all' }))).toEqual(['0 db', '1 api <db', '2 web <api'])
  })

  test('an unknown name is refused with the near one', () => {
    expect(() => planFleet(request(harbor, [], { choice: ['wep'] }))).toThrow(
      said('config-service-unknown', 'wep', 'Did you mean "web"?'),
    )
  })

  test('a circle is refused, not waited for', () => {
    const circle = [service('a', [], ['b']), service('b', [], ['c']), service('c', [], ['b'])]
    expect(() => planFleet(request(circle, ['x']))).toThrow(said('fleet-circle', '"b" needs "c" needs "b"'))
  })
})

describe('a gate of which nothing says whether it passed', () => {
  const tasks = (files: readonly string[], unjudged: readonly string[], more: Partial<PlanRequest> = {}): string[] => {
    const { services, unchanged } = planFleet(request(harbor, files, { unjudged: new Set(unjudged), ...more }))
    const planned = services.map(
      ({ name, task, needs }) => `${task} ${name}${needs.map((need) => ` <${need}`).join('')}`,
    )
    return [...planned, ...unchanged.map(({ name }) => `leave ${name}`)]
  }

  test.each<readonly [files: readonly string[], unjudged: readonly string[], plan: readonly string[]]>([
    [['web/a'], ['api'], ['check api', 'deploy web <api', 'leave db']],
    // Also through a need that is left.
    [['web/a'], ['db'], ['check db', 'deploy web <db', 'leave api']],
    [['web/a'], ['api', 'db'], ['check db', 'check api <db', 'deploy web <api']],
    [['api/a', 'web/a'], ['api'], ['deploy api', 'deploy web <api', 'leave db']],
    // What needs it is not deployed, so that nothing rests on it.
    [['db/a'], ['api', 'web'], ['deploy db', 'leave api', 'leave web']],
    [[], ['api'], ['leave db', 'leave api', 'leave web']],
  ])('%j differ, %j are not known: %j', (files, unjudged, plan) => {
    expect(tasks(files, unjudged)).toEqual(plan)
  })

  test('the reason says so, and what is chosen by hand drags it in no more than anything else', () => {
    const plan = planFleet(request(harbor, ['web/a'], { unjudged: new Set(['api']) }))
    expect(plan.services[0]?.reason).toMatch(said('fleet-gate-unknown', 'web'))
    expect(plan.services[0]?.reason).toContain('none of its files differs')
    expect(tasks([], ['api'], { choice: ['web'] })).toEqual(['deploy web', 'leave db', 'leave api'])
  })

  test('a service that is left says so, too, where nothing needs it', () => {
    const { unchanged } = planFleet(request(harbor, [], { unjudged: new Set(['api']) }))
    const unseen = said('fleet-gate-unseen')
    expect(unchanged.map(({ name, reason }) => [name, unseen.test(reason)])).toEqual([
      ['db', false],
      ['api', true],
      ['web', false],
    ])
  })
})

test('what failed is deployed again whatever changed, but for what is chosen by hand', () => {
  const failed = new Set(['api'])
  const { services } = planFleet(request(harbor, [], { failed }))
  expect(services).toMatchObject([
    { name: 'api', task: 'deploy', reason: expect.stringMatching(said('fleet-failed-before')) },
  ])
  expect(planned(request(harbor, ['web/a'], { failed }))).toEqual(['0 api', '1 web <api'])
  expect(planned(request(harbor, [], { failed, choice: ['db'] }))).toEqual(['0 db'])
})

describe('why', () => {
  const reasonOf = (given: PlanRequest): string | undefined => {
    const { services, unchanged } = planFleet(given)
    return [...services, ...unchanged][0]?.reason
  }
  const api = [service('api', ['api/**'])]

  test('a commit that is older than what is deployed is a rollback', () => {
    const files = new ChangedFiles([{ path: 'api/a', isSubmodule: false }])
    const given = request(api, [], { differences: new Map([[base, { files, isRollback: true }]]) })
    expect(reasonOf(given)).toContain('which is newer: `on-outdated` decides')
  })
})

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
/** Each needs only those before it, whatever the order in the file. */
const anyGraph = fc
  .tuple(
    fc.array(fc.array(fc.nat(7), { maxLength: 3 }), { minLength: 8, maxLength: 8 }),
    fc.shuffledSubarray(names, { minLength: 8 }),
    fc.subarray(names),
  )
  .map(([needs, order, chosen]) => ({
    services: order.map((name) => {
      const at = names.indexOf(name)
      const before = (needs[at] ?? []).filter((index) => index < at).map((index) => names[index] ?? '')
      return service(name, [], [...new Set(before)])
    }),
    chosen,
  }))

test('any choice of any graph keeps the order, each service once', async () => {
  await holds(
    fc.property(anyGraph, ({ services, chosen }) => {
      const plan = planFleet(request(services, [], { choice: chosen })).services
      expect(plan.map(({ name }) => name).sort()).toEqual([...chosen].sort())
      const place = new Map(plan.map(({ name }, index) => [name, index]))
      const all = new Map(services.map((each) => [each.name, each]))
      const before = (name: string): string[] => (all.get(name)?.needs ?? []).flatMap((need) => [need, ...before(need)])
      for (const { name, needs } of plan) {
        for (const need of before(name)) if (place.has(need)) expect(place.get(need)).toBeLessThan(place.get(name) ?? 0)
        for (const need of needs) expect(chosen).toContain(need)
      }
      for (const { level, needs } of plan) {
        for (const need of needs) expect(plan.find(({ name }) => name === need)?.level).toBeLessThan(level)
      }
    }),
    200,
  )
})

describe('paths', () => {
  const submodule = { path: 'libs/x', isSubmodule: true }
  test.each<readonly [patterns: readonly string[], path: string, matches: boolean]>([
    [['api/**'], 'api/a/b.ts', true],
    [['/api/**'], 'api/a', true],
    [['api/'], 'api/a', true],
    [['api'], 'apps/api/a', true],
    [['api/**'], 'apps/api/a', false],
    [['api/*.ts'], 'api/a.ts', true],
    [['api/*.ts'], 'api/b/a.ts', false],
    [['*.md'], 'docs/a.md', true],
    [['api/**', '!**/*.md'], 'api/docs/a.md', false],
    [['api/**', '!**/*.md', 'api/docs/**'], 'api/docs/a.md', true],
    [['!**/*.md'], 'a.md', false],
    [['!**/*.md'], 'a.ts', true],
    [['**/test/**'], 'a/test/b', true],
    [['API/**'], 'api/a', false],
    [['api/[ab].ts'], 'api/b.ts', true],
    [['#readme'], 'a', false],
    [['\\#a'], '#a', true],
    [['api/ü/**'], 'api/ü/a', true],
  ])('%j and %s: %s', (patterns, path, matches) => {
    const files = new ChangedFiles([
      { path: 'aaa', isSubmodule: false },
      { path, isSubmodule: false },
      { path: 'zzz', isSubmodule: false },
    ])
    expect(files.matching(patterns, 10).includes(path)).toBe(matches)
  })

  test.each<readonly [pattern: string, matches: boolean]>([
    ['libs/x/**', true],
    ['libs/x/src/*.ts', true],
    ['libs/x', true],
    ['libs/**', true],
    ['libs/xy/**', false],
    ['api/**', false],
  ])('a submodule and %s: %s', (pattern, matches) => {
    expect(new ChangedFiles([submodule]).matching([pattern], 1)).toEqual(matches ? ['libs/x'] : [])
  })
})
