import { expect, test } from 'vitest'
import type { ServiceSummary } from '../../../../emulator/src/page/assets/types.d.ts'
import {
  countServices,
  filterServices,
  listNames,
  partsThatDiffer,
  words,
} from '../../../../emulator/src/page/assets/views/services/service-list-filters.js'
import { instanceText } from '../../../../emulator/src/page/assets/views/services/service-settings.js'

function service(name: string, word: ServiceSummary['condition']['word'], project = 'demo'): ServiceSummary {
  return {
    ...{ id: `svc_${name}`, name, status: 'idle', engine: null, project, environment: 'production', url: null },
    ...{ source: { kind: 'git', from: `/repositories/${name}` }, deployment: null, lastWords: [] },
    condition: { word, detail: '', since: null, canRestart: false, crash: null },
  }
}

const all = [
  service('blog', 'running'),
  service('api', 'failed'),
  service('web', 'crashed', 'shop'),
  service('worker', 'running', 'shop'),
]
const names = (filter: { word?: string; text?: string }) =>
  filterServices(all, { word: '', text: '', ...filter }).map(({ name }) => name)

test('what is wrong comes first, the others keep their order', () => {
  expect(names({})).toEqual(['web', 'api', 'blog', 'worker'])
})

test.each([
  [{ word: 'running' }, ['blog', 'worker']],
  [{ text: 'SHOP' }, ['web', 'worker']],
  [{ text: ' /repositories/a' }, ['api']],
  [{ text: 'svc_web' }, ['web']],
  [{ word: 'running', text: 'shop' }, ['worker']],
  [{ word: 'stopped' }, []],
  [{ text: 'nothing' }, []],
])('the filter %j chooses %j', (filter, expected) => {
  expect(names(filter)).toEqual(expected)
})

test('each service is counted once, and a state without services is left out', () => {
  expect(countServices(all)).toEqual([
    { word: 'crashed', count: 1 },
    { word: 'failed', count: 1 },
    { word: 'running', count: 2 },
  ])
  const one = words.map((word) => service('x', word))
  expect(countServices(one).map(({ word }) => word)).toEqual(words)
})

test('a part that is the same of all is not a part that differs', () => {
  expect(partsThatDiffer(all)).toEqual({ kind: false, project: true, environment: false })
  expect(partsThatDiffer(all.slice(0, 1))).toEqual({ kind: false, project: false, environment: false })
})

test('services of one name are told apart by their ids', () => {
  const two = [
    { ...service('site', 'running'), id: 'svc_1' },
    { ...service('site', 'running'), id: 'svc_2' },
  ]
  expect([...listNames([...two, service('api', 'running')]).values()]).toEqual(['site (svc_1)', 'site (svc_2)', 'api'])
})

test.each([
  ['static', 'No process runs'],
  ['cron', 'Its command runs at the times of its schedule'],
  ['web', 'One process runs'],
  [null, 'One process runs'],
])('of a service that runs as %s it is said what runs', (mode, words) => {
  expect(instanceText(mode)).toContain(words)
})
