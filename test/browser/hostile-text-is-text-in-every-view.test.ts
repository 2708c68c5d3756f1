import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { commit, git, useStage } from '../emulator/local-platform.ts'
import { goTo, openPage, useBrowser } from './support/browser.ts'

/** Each would set `window.hit` if it became more than text. */
const markup = '"><img src=x onerror="window.hit=1"><script>window.hit=1</script>'
const escapes = '\u001b]8;;javascript:window.hit=1\u0007link\u001b]8;;\u0007\u001b[2J\u001b[31mred\u202Eevil'
// biome-ignore lint/suspicious/noTemplateCurlyInString: what a template language would run.
const expression = '${window.hit=1}{{window.hit=1}}<!--?lit$0$-->'
/** Turns the text behind it round. */
const turned = '\u202Etaxi\u2066way'
const lines = [
  markup,
  escapes,
  expression,
  'javascript:window.hit=1',
  '\u0000\u0008\u009b31m',
  'x'.repeat(50_000),
  'a\ttab',
]

useBrowser()
const local = useStage((folder) => {
  const app = `${folder}/${'<b onclick=hit>'}`
  commit(app, {
    'package.json': JSON.stringify({ scripts: { build: 'node build.cjs' } }),
    'build.cjs': `for (const line of ${JSON.stringify(lines)}) { console.log(line); console.error(line) }`,
    'index.html': 'site',
  })
  git(app, 'branch', '<img/src=x/onerror=hit>')
  git(app, 'branch', turned)
  return {
    services: [
      { id: 'svc_hostile', name: markup, repoUrl: app, startCommand: markup, runtimeMode: 'static' },
      { id: 'svc_turned', name: turned, repoUrl: app, startCommand: turned, runtimeMode: 'static' },
      { id: '"><svg onload=window.hit=1>', name: expression, engine: 'postgres' },
    ],
  }
})
beforeAll(async () => {
  const { platform, ask } = local
  await ask('/api/services/svc_hostile/env/import', {
    body: {
      vars: [
        { key: markup, value: 'v' },
        { key: 'A', value: markup },
      ],
    },
  })
  await ask(`/api/services/${encodeURIComponent(markup)}/deployments?limit=1`)
  await fetch(`${platform.url}/${encodeURIComponent(markup)}`, {
    headers: { 'user-agent': markup, authorization: markup },
  })
  await local.deploy('svc_hostile', '<img/src=x/onerror=hit>')
  await local.deploy('svc_turned', turned)
  await ask('/api/services/svc_turned/env/import', { body: { vars: [{ key: turned, value: 'v' }] } })
  await ask('/api/services/svc_turned/deploy', { body: { ref: `no${turned}` } })
  platform.faults.set([
    { operation: 'deploy_upload', kind: 'status', status: 500, error: turned },
    { operation: 'list_deployments', kind: 'show-word', word: markup },
  ])
})

/** Opens what is folded, also what is in it. */
async function openAll(page: Page): Promise<void> {
  const folded = page.locator('main details:not([open]) > summary')
  for (let left = await folded.count(); left > 0; left = await folded.count()) await folded.first().click()
}

async function isUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
  const foreign = await page.evaluate(() =>
    [...document.querySelectorAll('main *, body > :not(header, main, a)')]
      .filter(
        (element) => /^(script|img|iframe|object|embed|b)$/i.test(element.tagName) || element.hasAttribute('onclick'),
      )
      .map(({ outerHTML }) => outerHTML),
  )
  expect(foreign).toEqual([])
  const links = await page.evaluate(() => [...document.links].map(({ protocol }) => protocol))
  expect(new Set(links)).toEqual(new Set(['http:']))
}

test('names, refs, variables, headers, faults and log lines stay text in every view', async () => {
  const { page, complaints } = await openPage(local)
  const [, deployment] = [undefined, local.platform.ledger[0]?.id]
  const views = [
    ['services', '<script>'],
    ['services/svc_hostile', 'onerror=hit'],
    [`services/${encodeURIComponent('"><svg onload=window.hit=1>')}`, 'taxiway call'],
    [`deployments/${deployment}`, 'onerror='],
    [`deployments/${encodeURIComponent(markup)}`, 'There is no deployment'],
    ['requests', 'onerror'],
    ['requests/differs', 'Show all requests'],
    ['faults', 'Faults'],
    [encodeURIComponent(markup), '<script>'],
  ] as const
  for (const [view, text] of views) {
    await goTo(page, view)
    await page.locator('main').getByText(text).filter({ visible: true }).first().waitFor()
    await openAll(page)
    await isUnharmed(page)
  }
  expect(complaints).toEqual([])
})

test('a character that turns text round is seen in every view, and turns none', async () => {
  const { page } = await openPage(local)
  const deployment = local.platform.ledger.findLast(({ kind }) => kind === 'deployment')?.id
  const views = [
    ...['services', 'services/svc_turned', `deployments/${deployment}`, 'requests', 'faults'],
    `deployments/${encodeURIComponent(turned)}`,
  ]
  for (const view of views) {
    await goTo(page, view)
    await openAll(page)
    const shown = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('body, body *')]
      const attributes = elements.flatMap((each) => [...each.attributes].map(({ value }) => value))
      const values = elements.map((each) => (each instanceof HTMLTextAreaElement ? each.value : ''))
      return [document.title, document.body.textContent ?? '', ...attributes, ...values].join('\n')
    })
    expect([view, shown.match(/[\u202a-\u202e\u2066-\u2069]/g)]).toEqual([view, null])
    if (view !== 'faults') expect([view, shown]).toEqual([view, expect.stringContaining('\ufffdtaxi\ufffdway')])
  }
  await goTo(page, 'faults')
  await openAll(page)
  await page.getByRole('button', { name: 'Replace all' }).click()
  await page.getByText('All counts begin again').waitFor()
  expect(local.platform.faults.list).toContainEqual(expect.objectContaining({ error: turned }))
})

test('a log line shows colours, and nothing else that a terminal obeys', async () => {
  const { page } = await openPage(local)
  await goTo(page, `deployments/${local.platform.ledger[0]?.id}`)
  const line = page.locator('ol.log li', { hasText: 'red' }).first().locator('> span')
  await line.waitFor()
  expect(await line.textContent()).toBe('linkred\ufffdevil')
  expect(await line.locator('a').count()).toBe(0)
})

test.for(['constructor', '__proto__', 'toString', 'no-such-view'])('#/%s shows the services', async (name) => {
  const { page, complaints } = await openPage(local)
  await goTo(page, name)
  await page.getByRole('heading', { name: 'Services' }).waitFor()
  expect(complaints).toEqual([])
})
