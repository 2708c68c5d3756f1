import { expect, test } from 'vitest'
import { commit, useStage } from '../contract/local-platform.ts'
import { openPage, useBrowser } from './support/browser.ts'

useBrowser()
const local = useStage((folder) => {
  commit(`${folder}/app`, {
    'package.json': JSON.stringify({ scripts: { build: 'node build.js', start: 'node server.js' } }),
    'build.js': "console.log('\\u001b[32mall good\\u001b[0m')",
    'server.js': `require('node:http').createServer((request, response) => {
        console.log('ready for take-off')
        response.end('cleared')
      }).listen(process.env.PORT)`,
  })
  return { services: [{ id: 'svc_app', name: 'app', repoUrl: `${folder}/app` }] }
})

test('a deployment goes from a click to its address, with its log, and nothing is refused', async () => {
  const { page, complaints } = await openPage(local)
  expect(page.url()).toBe(`${local.platform.url}/_taxiway/#/services`)
  await page.getByRole('link', { name: 'app', exact: true }).click()
  await page.getByLabel('Ref').fill('main')
  await page.getByRole('button', { name: 'Deploy' }).click()
  await page.getByText('live', { exact: true }).waitFor()
  const green = page.locator('.log-row', { hasText: 'all good' }).locator('span span')
  expect(await green.getAttribute('class')).toBe('c2')
  const address = await page.getByRole('link', { name: /^http:\/\/127/ }).getAttribute('href')
  expect(await (await fetch(address ?? '')).text()).toBe('cleared')
  expect(local.platform.journal).toMatchObject([{ operation: 'deploy_service', key: 'page', status: 202 }])
  expect(local.platform.ledger).toMatchObject([{ kind: 'deployment', serviceId: 'svc_app', request: 1, ref: 'main' }])

  await page.getByRole('link', { name: 'app', exact: true }).click()
  await page.getByRole('link', { name: 'Runtime log' }).click()
  await page.getByText('ready for take-off').waitFor()
  expect(complaints).toEqual([])
})

test('a variable is stored by its name, and its value is shown nowhere', async () => {
  const { page } = await openPage(local)
  await page.getByRole('link', { name: 'app', exact: true }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('Name').fill('TOKEN')
  await page.getByLabel('Value').fill('hush-hush')
  await page.getByRole('button', { name: 'Add' }).first().click()
  await page.getByText('Stored TOKEN.').waitFor()
  const shown = [await page.content()]
  for (const view of ['requests', 'faults', 'services']) {
    await page.getByRole('link', { name: view }).first().click()
    await page.getByRole('heading', { level: 1, name: view }).waitFor()
    if (view === 'requests') await page.locator('summary', { hasText: '/api/services/svc_app/env/import' }).click()
    shown.push(await page.content())
  }
  expect(shown[0]).toContain('TOKEN')
  expect(shown[1]).toContain('TOKEN')
  for (const text of shown) expect(text).not.toContain('hush-hush')
  expect(JSON.stringify(local.platform.journal)).not.toContain('hush-hush')
})

test('a scale, a switch, a port and a domain are set by hand, and a refusal is told', async () => {
  const { page, complaints } = await openPage(local)
  await page.goto(`${local.platform.url}/_taxiway/#/services/svc_app/settings`)
  await page.getByRole('switch', { name: /every push/ }).click()
  await page.getByText('Automatic deployment is on.').waitFor()
  await page.getByLabel('Port').fill('8080')
  await page.getByLabel('Label').fill('web')
  await page.getByRole('button', { name: 'Expose' }).click()
  await page
    .getByText(/applies with the next deployment/)
    .first()
    .waitFor()
  await page.getByLabel('Domain').fill('not a domain')
  await page.getByRole('button', { name: 'Add' }).last().click()
  await page.getByText('"hostname" is not a domain').waitFor()
  await page.getByLabel('Domain').fill('app.example.com')
  await page.getByRole('button', { name: 'Add' }).last().click()
  await page.getByText('app.example.com: pending').waitFor()
  await page.getByLabel('At most').fill('3')
  await page.getByRole('button', { name: 'Scale' }).click()
  await page.getByText('Scaled.').waitFor()
  expect(complaints).toEqual([])
})
