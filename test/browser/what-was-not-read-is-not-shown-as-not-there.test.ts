import { expect, test } from 'vitest'
import { commit, useStage } from '../contract/local-platform.ts'
import { goTo, hold, nextFrames, openPage, useBrowser } from './support/browser.ts'

const count = 2_000

useBrowser()
const local = useStage((folder) => {
  commit(`${folder}/app`, {
    'package.json': JSON.stringify({ scripts: { build: 'node build.js', start: 'node server.js' } }),
    'build.js': `for (let n = 1; n <= ${count}; n += 1) console.log('built ' + n + ' of the log')`,
    'server.js': `require('node:http').createServer(({ url }, response) => {
        if (url === '/say') for (let n = 1; n <= ${count}; n += 1) console.log('said ' + n)
        response.end('ok')
      }).listen(process.env.PORT)`,
  })
  return { services: [{ id: 'svc_app', name: 'app', repoUrl: `${folder}/app` }] }
})

const stream = '**/_taxiway/operations/stream_deployment_logs'
const runtimeLog = '**/_taxiway/operations/get_logs'

/** Deploys the service, and has it print what its runtime log holds. */
async function deployAndSpeak(): Promise<void> {
  const { record } = await local.deploy('svc_app')
  await (await fetch(`${record.url}/say`)).text()
}

test('a build log that is not read yet, or cannot be read, is not an empty one', async () => {
  const { id } = await local.deploy('svc_app')
  const { page } = await openPage(local)
  const held = Promise.withResolvers<void>()
  await page.route(stream, async (route) => {
    await held.promise
    await route.fulfill({ status: 500, json: { error: 'boom' } })
  })
  await goTo(page, `deployments/${id}`)
  await page.getByText('Reading the log.').waitFor()
  held.resolve()
  await page.getByRole('alert').filter({ hasText: 'The log cannot be read: boom' }).waitFor()
  expect(await page.getByText('printed nothing').count()).toBe(0)
  // It asks again by itself.
  await page.unroute(stream)
  await page.getByText('built 2000 of the log').first().waitFor()
  expect(await page.getByText('cannot be read').count()).toBe(0)
})

test('a stream that ends before the log does is read on, and what is missing meanwhile is said', async () => {
  const { id } = await local.deploy('svc_app')
  const { page } = await openPage(local)
  const held = Promise.withResolvers<void>()
  let asked = 0
  await page.route(stream, async (route) => {
    asked += 1
    if (asked === 1) {
      const line = JSON.stringify({ seq: 1, line: 'the first one', stream: 'stdout', ts: new Date().toISOString() })
      return await route.fulfill({ contentType: 'text/event-stream', body: `id: 1\ndata: ${line}\n\n` })
    }
    await held.promise
    await route.continue()
  })
  await goTo(page, `deployments/${id}`)
  await page.getByText(/^1 line, [\d,]+ lines not read yet$/).waitFor()
  held.resolve()
  await page.getByText(/^2,0\d\d lines$/).waitFor()
})

test('a runtime log is not empty before it was read', async () => {
  await deployAndSpeak()
  const { page } = await openPage(local)
  await goTo(page, 'services/svc_app')
  const held = await hold(page, 'operations/get_logs')
  await page.getByRole('link', { name: 'Runtime log' }).click()
  await page.getByText('Reading the log.').waitFor()
  held.resolve()
  await page.getByText('said 2000').waitFor()
})

test('a part of a log is never copied as the whole', async () => {
  await deployAndSpeak()
  const { page } = await openPage(local, { permissions: ['clipboard-read', 'clipboard-write'] })
  await goTo(page, 'services/svc_app/log')
  await page.getByText('said 2000').waitFor()
  await page.evaluate(() => navigator.clipboard.writeText('before'))
  await page.route(runtimeLog, (route) => route.fulfill({ status: 500, json: { error: 'boom' } }))
  await page.getByRole('button', { name: 'Copy all' }).click()
  await page.getByRole('alert').filter({ hasText: 'Nothing was taken along' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before')
  await page.unroute(runtimeLog)
  await page.getByRole('button', { name: 'Copy all' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^said 1\n/)
})

test('a deployment that does not exist any more is not shown as it was', async () => {
  const { id } = await local.deploy('svc_app')
  const { page } = await openPage(local)
  await goTo(page, `deployments/${id}`)
  await page.getByRole('button', { name: 'Deploy again' }).waitFor()
  await page.route(`**/_taxiway/deployments/${id}`, (route) =>
    route.fulfill({ status: 404, json: { error: `There is no deployment "${id}".` } }),
  )
  await local.deploy('svc_app')
  await page.getByRole('heading', { name: 'Not found' }).waitFor()
  expect(await page.getByRole('button', { name: 'Deploy again' }).count()).toBe(0)
  await expect.poll(() => page.title()).toBe('Not found · Taxiway')
})

test('of two presses on Deploy one counts, and a late answer takes nobody away', async () => {
  const { page } = await openPage(local)
  await goTo(page, 'services/svc_app')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/operations/deploy_service')) asked += 1
  })
  const held = await hold(page, 'operations/deploy_service')
  await page.getByRole('button', { name: 'Deploy', exact: true }).dblclick()
  await page.getByRole('link', { name: 'Requests' }).click()
  await page.getByRole('heading', { name: 'Requests', exact: true }).waitFor()
  const answered = page.waitForResponse('**/_taxiway/operations/deploy_service')
  held.resolve()
  await answered
  await nextFrames(page)
  expect([asked, new URL(page.url()).hash]).toEqual([1, '#/requests'])
  await local.platform.settled()
})

test('what is selected in a log that is followed stays where it is', async () => {
  const { id } = await local.deploy('svc_app')
  const { page } = await openPage(local)
  await goTo(page, `deployments/${id}`)
  const row = page.locator('.log-row', { hasText: 'built 2000 of the log' })
  await row.waitFor()
  await row.locator('.log-text').dblclick()
  await page.evaluate(() => window.dispatchEvent(new Event('resize')))
  await page.getByRole('switch', { name: 'Follow', checked: false }).waitFor()
  expect(await page.evaluate(() => getSelection()?.isCollapsed)).toBe(false)
})

test('the line in sight stays in sight when the window becomes narrower', async () => {
  const { id } = await local.deploy('svc_app')
  const { page } = await openPage(local, { viewport: { width: 1_100, height: 800 } })
  await goTo(page, `deployments/${id}`)
  await page.getByText('built 2000 of the log').waitFor()
  await page.getByRole('button', { name: 'Wrap' }).click()
  await page.locator('.log.wraps').waitFor()
  const line = page.getByPlaceholder('Line')
  await line.fill('1000')
  await line.press('Enter')
  const chosen = page.locator('.log-row.selected')
  await chosen.waitFor()
  await page.setViewportSize({ width: 340, height: 800 })
  await nextFrames(page)
  await expect
    .poll(() =>
      page.evaluate(() => {
        const row = document.querySelector('.log-row.selected')?.getBoundingClientRect()
        const box = document.querySelector('.log-box')?.getBoundingClientRect()
        return row !== undefined && box !== undefined && row.top < box.bottom && row.bottom > box.top
      }),
    )
    .toBe(true)
})

test('a fault is removed only if it is the one that was seen', async () => {
  const fault = (status: number) => ({ operation: 'whoami', kind: 'status', status }) as const
  local.platform.faults.set([fault(501), fault(502), fault(503)])
  const { page } = await openPage(local)
  await goTo(page, 'faults')
  const held = Promise.withResolvers<void>()
  let isHeld = true
  await page.route('**/_taxiway/faults', async (route) => {
    if (isHeld) await held.promise
    await route.continue()
  })
  local.platform.faults.set([fault(502), fault(503)])
  await page.getByRole('button', { name: 'Remove the fault status of whoami' }).nth(1).click()
  isHeld = false
  held.resolve()
  await page.getByText('Nothing was removed: the list has changed meanwhile.').waitFor()
  expect(local.platform.faults.list).toHaveLength(2)
  local.platform.faults.clear()
})
