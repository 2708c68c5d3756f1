import { byRef, test } from '../support/scenario.ts'

test.concurrent.for([
  [
    'environment-url',
    { 'environment-url': 'https://given.example/' },
    { url: 'https://shown.example' },
    'https://given.example/',
  ],
  ['a url of the record', {}, { url: 'https://shown.example' }, 'https://shown.example'],
  ['a hostname of the record', {}, { hostname: 'quay.example' }, 'https://quay.example'],
  ['nothing', {}, {}, ''],
  ['no address that would have to be changed', {}, { url: 'https://a.example/##vso[x]y' }, ''],
] as const)('the url output is %s', async ([, inputs, record, url], { platform, run, expect }) => {
  const site = await platform({
    story: [
      { is: 'building', log: ['x'] },
      { is: 'success', record },
    ],
  })
  const job = await run(byRef(site, inputs))
  expect((job.outputs['url'] ?? '').replace(/\/$/, '')).toBe(url.replace(/\/$/, ''))
})
