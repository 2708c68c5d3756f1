import { expect, test } from 'vitest'
import { commit, until, useStage } from '../emulator/local-platform.ts'
import { goTo, openPage, useBrowser } from './support/browser.ts'

useBrowser()
const local = useStage((folder) => {
  commit(`${folder}/app`, {
    'package.json': JSON.stringify({ scripts: { build: 'node build.js', start: 'node server.js' } }),
    'build.js': "console.log('\\u001b[32mall good\\u001b[0m')",
    'server.js': `require('node:http').createServer((request, response) => {
        if (request.url === '/end') {
          console.error('cannot reach the cache')
          process.exit(7)
        }
        console.log('ready for take-off')
        response.end('cleared')
      }).listen(process.env.PORT)`,
  })
  return { services: [{ id: 'svc_app', name: 'app', repoUrl: `${folder}/app` }] }
})

test('one press on the first screen deploys, and leads to the log, the states and the address', async () => {
  const { page, complaints } = await openPage(local)
  expect(page.url()).toBe(`${local.platform.url}/_taxiway/#/services`)
  await page.getByRole('button', { name: 'Deploy app' }).click()
  await page.locator('.heading').getByText('live', { exact: true }).waitFor()
  const green = page.locator('ol.log li', { hasText: 'all good' }).locator('span span')
  expect(await green.getAttribute('class')).toBe('ansi-green-fg')
  const states = await page.getByRole('list', { name: 'States' }).getByRole('listitem').allTextContents()
  expect(states.map((text) => /\w+/.exec(text)?.[0])).toEqual(['queued', 'building', 'starting', 'live'])
  const address = await page.getByRole('link', { name: /^http:\/\/127/ }).getAttribute('href')
  expect(await (await fetch(address ?? '')).text()).toBe('cleared')
  expect(local.platform.journal).toMatchObject([{ operation: 'deploy_service', key: 'page', status: 202 }])
  expect(local.platform.ledger).toMatchObject([{ kind: 'deployment', serviceId: 'svc_app', request: 1, ref: 'main' }])

  await page.getByRole('link', { name: 'app', exact: true }).click()
  await page.getByText('ready for take-off').waitFor()
  expect(complaints).toEqual([])
})

test('a service that has crashed shows what it said last, and is started again', async () => {
  const { body } = await local.ask('/_taxiway/services/svc_app')
  await fetch(`${body.url}/end`).catch(() => undefined)
  const { page } = await openPage(local)
  await page.getByText('crashed', { exact: true }).waitFor()
  await page.getByText('cannot reach the cache').waitFor()
  await page.getByRole('button', { name: 'Restart app' }).click()
  await until(async () => {
    const { body: now } = await local.ask('/_taxiway/services/svc_app')
    return now.url !== null && (await fetch(now.url).catch(() => undefined))?.status === 200
  })
})

test('a variable is stored by its name, and its value is shown nowhere', async () => {
  const { page } = await openPage(local)
  await page.getByRole('link', { name: 'app', exact: true }).click()
  await page.getByLabel('Name').fill('TOKEN')
  await page.getByLabel('Value').fill('hush-hush')
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByText('Stored TOKEN.').waitFor()
  const shown = [await page.content()]
  await page.getByRole('link', { name: 'Requests' }).click()
  await page.locator('summary', { hasText: '/api/services/svc_app/env/import' }).click()
  shown.push(await page.content())
  for (const text of shown) {
    expect(text).toContain('TOKEN')
    expect(text).not.toContain('hush-hush')
  }
  expect(JSON.stringify(local.platform.journal)).not.toContain('hush-hush')
})

test('a branch that does not exist fails, with the reason, and leaves the version before running', async () => {
  const { page } = await openPage(local)
  await page.getByRole('link', { name: 'app', exact: true }).click()
  await page.getByLabel('Branch, tag or commit').fill('no-such-branch')
  await page.getByRole('button', { name: 'Deploy' }).click()
  await page.locator('.heading').getByText('failed', { exact: true }).waitFor()
  await page.locator('.problem').getByText('no-such-branch').first().waitFor()
  await page.getByRole('link', { name: 'app', exact: true }).click()
  await page.getByText(/^failed .*: serves the version before/).waitFor()
})

test('a deployment that was replaced has the word of the history', async () => {
  const { service, deploymentId } = await local.upload({ 'index.html': 'x' }, { name: 'twice', runtimeMode: 'static' })
  await local.deploy(service.id)
  const { page } = await openPage(local)
  await goTo(page, `deployments/${deploymentId}`)
  await page.locator('.heading').getByText('deactivated', { exact: true }).waitFor()
  await page.getByRole('list', { name: 'States' }).getByText('deactivated').waitFor()
  expect(await page.title()).toMatch(/^deactivated · /)
  await page.getByRole('link', { name: 'Requests', exact: true }).click()
  await page.getByText('deactivated').first().waitFor()
})

test('all files of the page are 120 KB at most', async () => {
  const { page } = await openPage(local)
  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/_taxiway\/(assets|lit-html|ansi_up|simpledotcss)\//.test(name))
      .map(({ encodedBodySize }) => encodedBodySize),
  )
  expect(sizes.length).toBeGreaterThan(15)
  expect(sizes.reduce((sum, each) => sum + each, 0)).toBeLessThan(120_000)
})
