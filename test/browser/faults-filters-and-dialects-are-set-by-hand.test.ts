import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from '../contract/local-platform.ts'
import { goTo, newTab, openPage, useBrowser } from './support/browser.ts'
import { everyView } from './support/every-view.ts'

useBrowser()
let local: Stage
let views: readonly string[]
beforeAll(async () => {
  ;({ local, views } = await everyView())
})
afterAll(() => local[Symbol.asyncDispose]())

test('each card has one badge, what is wrong comes first with its reason, and the title says it', async () => {
  const { page } = await openPage(local)
  const cards = page.locator('.card')
  await cards.first().waitFor()
  const badges = await cards.evaluateAll((all) => all.map((card) => card.querySelectorAll('.badge').length))
  expect(badges).toEqual([1, 1, 1, 1])
  expect(await cards.locator('.badge').allTextContents()).toEqual(['crashed', 'failed', 'running', 'running'])
  await cards
    .nth(1)
    .getByText(/failed \(exit code 3\)\.$/)
    .waitFor()
  expect(await page.title()).toBe('1 crashed · 1 failed · Services · Taxiway')
  await goTo(page, 'services/svc_app')
  await expect.poll(() => page.title()).toBe('running · app · Taxiway')
})

test('no view and no reload shows anything red in the console, with a session and without one', async () => {
  const { page, complaints, refusals } = await openPage(local)
  for (const view of views.filter((each) => !each.endsWith('missing'))) {
    await goTo(page, view)
    await page.reload()
    await page.locator('.connection.good').waitFor()
  }
  expect([...complaints, ...refusals]).toEqual([])
  const other = await newTab()
  await other.page.goto(`${local.platform.url}/_taxiway/`)
  await other.page.getByRole('heading', { name: 'This browser has no session' }).waitFor()
  await other.page.evaluate(() => localStorage.setItem('taxiway-page-secret', 'of another platform'))
  await other.page.reload()
  await other.page.getByRole('heading', { name: 'This browser has no session' }).waitFor()
  expect([...other.complaints, ...other.refusals]).toEqual([])
})

test('a platform that is away is said to be, in the view and in the title, and each view is read when it is back', async () => {
  await using own = await stage()
  const { page } = await openPage(own)
  await page.locator('.connection.good').waitFor()
  // The network fails, and nothing changes on the platform afterwards.
  await page.context().setOffline(true)
  own.platform.faults.clear()
  const away = page.getByRole('alert').filter({ hasText: 'The platform does not answer' })
  await away.filter({ hasText: 'What you see is from' }).waitFor()
  expect(await page.title()).toBe('Offline · Services · Taxiway')
  await page.getByRole('link', { name: 'Requests' }).click()
  await page.getByRole('heading', { level: 1, name: 'Requests' }).waitFor()
  expect(await page.getByText('No request has arrived yet.').count()).toBe(0)
  await page.context().setOffline(false)
  await away.waitFor({ state: 'detached' })
  await page.getByText('No request has arrived yet.').waitFor()
  expect(await page.title()).toBe('Requests · Taxiway')
})

test('forced colours show the current tab, and what is switched on', async () => {
  const { page } = await openPage(local, { forcedColors: 'active' })
  await goTo(page, 'services/svc_app/settings')
  for (const name of ['Views', 'Parts of this service']) {
    const borders = await page
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => [each.ariaCurrent, getComputedStyle(each).borderBottomColor] as const))
    const current = borders.filter(([is]) => is === 'page').map(([, colour]) => colour)
    const others = new Set(borders.filter(([is]) => is !== 'page').map(([, colour]) => colour))
    expect([current.length, others.size, others.has(current[0] ?? '')]).toEqual([1, 1, false])
  }
  const colours = await page
    .getByRole('switch')
    .evaluateAll((all) =>
      all.map((each) => [getComputedStyle(each).backgroundColor, getComputedStyle(each, '::after').backgroundColor]),
    )
  for (const [track, knob] of colours) expect(knob).not.toBe(track)
  // One is on, the other is off.
  expect(new Set(colours.map(([, knob]) => knob)).size).toBe(2)
})

test('at 360 pixels every tab is in sight', async () => {
  const { page } = await openPage(local, { viewport: { width: 360, height: 740 } })
  for (const view of ['services', 'services/svc_app', 'services/svc_database']) {
    await goTo(page, view)
    const outside = await page
      .locator('nav a')
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().right > innerWidth).length)
    expect([view, outside]).toEqual([view, 0])
  }
})

const markup = '<img src=x onerror="window.hit=1">'

test('a database shows its console in place of deployments, and what a statement prints is text', async () => {
  const { page, complaints } = await openPage(local)
  await goTo(page, 'services/svc_database')
  const tabs = page.getByRole('navigation', { name: 'Parts of this service' }).getByRole('link')
  expect(await tabs.allTextContents()).toEqual(['SQL', 'Try it'])
  await page.getByLabel('Statement').fill(`select '${markup}' as shown`)
  await page.getByRole('button', { name: 'Run' }).click()
  // The engine starts with the first statement.
  await page.getByLabel('Output').waitFor({ timeout: 60_000 })
  expect(await page.getByLabel('Output').textContent()).toContain(markup)
  await page.getByLabel('Statement').fill('select nothing from nowhere')
  await page.getByRole('button', { name: 'Run' }).click()
  await expect.poll(() => page.getByLabel('Output').textContent()).toContain('ERROR:')
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
  expect(JSON.stringify(local.platform.journal)).not.toContain('nowhere')
  expect(complaints).toEqual([])
})

test('a fault is added from the form, all are replaced as JSON, and a mistake is told', async () => {
  const { page, complaints } = await openPage(local)
  await goTo(page, 'faults')
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('delay')
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('list_deployments')
  await page.getByRole('combobox', { name: 'When' }).selectOption('after-effect')
  await page.locator('input[name=ms]').fill('250')
  await page.getByText('Which requests').click()
  await page.getByLabel('At most so many requests').fill('2')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Added.').waitFor()
  expect(local.platform.faults.list.at(-1)).toEqual({
    ...{ kind: 'delay', operation: 'list_deployments', when: 'after-effect', ms: 250, times: 2 },
  })

  await page.getByRole('textbox', { name: 'Faults' }).fill('[{ "operation": "whoami", "kind": "html", "times": 0 }]')
  await page.getByRole('button', { name: 'Replace all' }).click()
  await page.getByText('faults[0].times must be a whole number of at least 1, not 0.').waitFor()
  await page.getByRole('textbox', { name: 'Faults' }).fill('[{ "operation": "whoami", "kind": "html" }]')
  await page.getByLabel('Seed of the random numbers').fill('7')
  await page.getByRole('button', { name: 'Replace all' }).click()
  await page.getByText('Set. All counts begin again.').waitFor()
  expect(local.platform.faults).toMatchObject({ list: [{ operation: 'whoami', kind: 'html' }], seed: 7 })
  await local.ask('/api/auth/me').catch(() => undefined)
  await page.getByText('applied once').waitFor()
  await page.getByRole('button', { name: 'Remove all' }).click()
  await page.getByText('No fault is set').waitFor()
  expect(complaints).toEqual([])
})

test('a form sends null, a text and a number where a fault takes each, and what it holds back is not said to be added', async () => {
  const { page } = await openPage(local)
  await goTo(page, 'faults')
  const kind = page.getByRole('combobox', { name: 'Kind' })
  const add = page.getByRole('button', { name: 'Add', exact: true })
  const added = async () => {
    const { length } = local.platform.faults.list
    await add.click()
    await expect.poll(() => local.platform.faults.list.length).toBe(length + 1)
    return local.platform.faults.list.at(-1)
  }
  await kind.selectOption('heartbeats')
  const heartbeats = { kind: 'heartbeats', operation: 'stream_deployment_logs' }
  expect(await added()).toEqual({ ...heartbeats, everyMs: null })
  await page.locator('input[name=everyMs]').fill('5')
  expect(await added()).toEqual({ ...heartbeats, everyMs: 5 })
  await kind.selectOption('status')
  await page.locator('input[name=status]').fill('503')
  await page.getByLabel('Retry-After').fill('2')
  expect(await added()).toMatchObject({ status: 503, retryAfter: 2 })
  await page.getByLabel('Retry-After').fill('soon')
  expect(await added()).toMatchObject({ status: 503, retryAfter: 'soon' })
  await page.getByText('Added.').waitFor()
  await page.locator('input[name=status]').fill('')
  await add.click()
  await expect.poll(() => page.getByText('Added.').isVisible()).toBe(false)
  local.platform.faults.clear()
})

test('more instances raise how many there may be at most', async () => {
  const { page } = await openPage(local)
  await goTo(page, 'services/svc_app/settings')
  await page.getByLabel('Instances').fill('3')
  await page.getByRole('button', { name: 'Scale' }).click()
  await page.getByText('Scaled.').waitFor()
  expect(await page.getByLabel('At most').inputValue()).toBe('3')
})

test('requests are filtered by service, run and text', async () => {
  const { page } = await openPage(local)
  await local.ask('/api/services/svc_bad/scaling')
  await goTo(page, 'requests')
  const rows = page.locator('.requests > li')
  await page.getByRole('combobox', { name: 'Service' }).selectOption('svc_bad')
  await expect
    .poll(() => rows.allTextContents().then((all) => all.every((text) => /svc_bad|dep_/.test(text))))
    .toBe(true)
  await page.getByRole('combobox', { name: 'Service' }).selectOption('')
  await page.getByRole('searchbox', { name: 'Text' }).fill('domains')
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('searchbox', { name: 'Text' }).fill('nothing of that kind')
  await page.getByText('No request matches the filters.').waitFor()
  await page.getByRole('searchbox', { name: 'Text' }).fill('')
  await page.getByRole('combobox', { name: 'Run' }).selectOption({ index: 1 })
  await expect.poll(() => rows.count()).toBeGreaterThan(0)
})

test('there are three tabs, and the address of an earlier one leads to what it showed', async () => {
  const { page } = await openPage(local)
  const tabs = page.getByRole('navigation', { name: 'Views' }).getByRole('link')
  expect((await tabs.allTextContents()).map((text) => text.trim().split(/\s/)[0])).toEqual([
    ...['Services', 'Faults', 'Requests'],
  ])
  const former = [
    ['ledger', 'requests/effects', 'Requests'],
    ['try', 'faults/try', 'Faults'],
    ['resilience', 'faults/every', 'Faults'],
    ['dialect', 'settings', 'Platform'],
  ] as const
  for (const [before, now, title] of former) {
    await goTo(page, before)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(new URL(page.url()).hash).toBe(`#/${now}`)
  }
  await goTo(page, 'ledger')
  expect(await page.getByRole('combobox', { name: 'Effect' }).inputValue()).toBe('effects')
  // What no request made is there too, and belongs to no run.
  await page.getByText(/The two differ where a fault hit: in \d+ of \d+\./).waitFor()
})

test('the dialect is switched, and the page still shows the truth', async () => {
  const { page } = await openPage(local)
  await page.getByRole('link', { name: 'Platform', exact: true }).click()
  await page.getByRole('button', { name: 'Speak it: statusless' }).click()
  await page.locator('.chosen', { hasText: 'statusless' }).waitFor()
  await page.getByText('The platform speaks statusless from the next request on.').waitFor()
  expect(await page.locator('main').innerText()).not.toContain('`')
  const { body } = await local.ask('/api/services/svc_app/deployments')
  expect(body.deployments[0]).not.toHaveProperty('status')
  await goTo(page, 'services/svc_app')
  await page.getByText('live', { exact: true }).waitFor()
})

test('what is to be tried can be copied, and names no key', async () => {
  const { page } = await openPage(local, { permissions: ['clipboard-read', 'clipboard-write'] })
  await goTo(page, 'services/svc_app/try')
  await page.getByRole('button', { name: 'Copy: Command line that deploys app' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(
    `export TAXIWAY_BASE_URL=${local.platform.url} TAXIWAY_API_KEY=…\ntaxiway deploy --service-id svc_app`,
  )
})
