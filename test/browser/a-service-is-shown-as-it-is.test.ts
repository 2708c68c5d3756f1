import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { type LocalPlatform, start } from '../../emulator/src/index.ts'
import { commit, serverSaying, until, useStage } from '../contract/local-platform.ts'
import { newFolder } from '../support/folder.ts'
import { violations } from './support/axe.ts'
import { goTo, openPage, useBrowser } from './support/browser.ts'

useBrowser()
const folder = newFolder(afterAll)
const local = useStage((folder) => {
  commit(`${folder}/app`, {
    'package.json': JSON.stringify({ scripts: { start: 'node server.js' } }),
    'server.js': `require('node:http').createServer((request, response) => {
      if (request.url !== '/crash') return response.end('cleared')
      for (const n of [1, 2, 3, 4]) console.error('last words ' + n)
      process.exit(7)
    }).listen(process.env.PORT)`,
  })
  return { services: [{ id: 'svc_app', name: 'app', repoUrl: `${folder}/app` }] }
})

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('a service that crashed is red with its exit code and last words, and starts again with a press', async () => {
  await local.deploy('svc_app')
  const { page, complaints } = await openPage(local)
  const address = await page.getByRole('link', { name: /^http:\/\/127/ }).getAttribute('href')
  await fetch(new URL('/crash', address ?? '')).catch(() => undefined)
  await card(page, 'svc_app').getByText('crashed', { exact: true }).waitFor()
  const text = (await card(page, 'svc_app').textContent()) ?? ''
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(/exit 7, (just now|\d+ sec ago) last words 2 last words 3 last words 4/)
  expect(text).not.toContain('last words 1')
  expect(await page.title()).toBe('1 crashed · Services · Taxiway')
  expect(await card(page, 'svc_app').getByText('live', { exact: true }).count()).toBe(0)

  await page.getByRole('link', { name: 'app', exact: true }).click()
  await page.locator('.timeline .badge').getByText('crashed', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Restart app' }).click()
  await page.locator('.timeline .badge').getByText('live', { exact: true }).waitFor()
  await page.locator('.heading').getByText('running', { exact: true }).waitFor()
  expect(await (await fetch(address ?? '')).text()).toBe('cleared')
  expect(local.platform.ledger).toHaveLength(1)
  expect((await local.ask('/_taxiway/services/svc_app/restart', { method: 'POST' })).status).toBe(409)
  expect(complaints).toEqual([])
})

test('what crashed is named beside a newer deployment that failed, and after one that is live', async () => {
  const { page, complaints } = await openPage(local)
  const { body } = await local.ask('/_taxiway/services/svc_app')
  await fetch(new URL('/crash', body.url)).catch(() => undefined)
  await card(page, 'svc_app').getByText('crashed', { exact: true }).waitFor()
  local.platform.faults.set([{ operation: 'deploy_service', kind: 'fail-build', times: 1 }])
  await local.deploy('svc_app')
  await card(page, 'svc_app')
    .getByText('The newest deployment failed: The fault "fail-build" ended the build.')
    .waitFor()
  await card(page, 'svc_app')
    .getByText(/^exit 7, /)
    .waitFor()

  await local.deploy('svc_app')
  await goTo(page, 'services/svc_app')
  const row = page.locator('.timeline li').filter({ hasText: 'retired' })
  await row.getByText(/^crashed, exit 7, .*, then a newer deployment replaced it$/).waitFor()
  await row.getByRole('link').click()
  await page.getByText(/Its process crashed, exit 7, .*, then a newer deployment replaced it\./).waitFor()
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('while a newer deployment fails, the version before serves, and that is said', async () => {
  local.platform.faults.set([{ operation: 'deploy_service', kind: 'fail-build', times: 1 }])
  await local.deploy('svc_app')
  const { page } = await openPage(local)
  await card(page, 'svc_app').getByText('failed', { exact: true }).waitFor()
  await card(page, 'svc_app')
    .getByText(/^serves the version before \(\S.* [0-9a-f]{8}\), /)
    .waitFor()
})

test('after a restart of the platform a service is building, not live, until it serves again', async () => {
  commit(`${folder}/slow`, {
    'package.json': JSON.stringify({ scripts: { build: 'node build.js', start: 'node server.js' } }),
    'build.js': `if (require('node:fs').existsSync('${folder}/wait')) setInterval(() => require('node:fs').existsSync('${folder}/wait') || process.exit(), 20)`,
    'server.js': serverSaying('slow'),
  })
  const { writeFileSync, rmSync } = await import('node:fs')
  const options = { data: `${folder}/data.db`, services: [{ id: 'svc_slow', name: 'slow', repoUrl: `${folder}/slow` }] }
  const deployOn = async ({ url, keys }: LocalPlatform) =>
    fetch(`${url}/api/services/svc_slow/deploy`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.account}` },
    })
  {
    await using first = await start(options)
    await deployOn(first)
    await until(() => first.ledger.some((entry) => entry.kind === 'deployment' && entry.stage === 'live'))
  }
  writeFileSync(`${folder}/wait`, '')
  await using again = await start(options)
  const { page } = await openPage({ platform: again })
  await card(page, 'svc_slow').getByText('building', { exact: true }).waitFor()
  await card(page, 'svc_slow')
    .getByText(/^for \d+ sec, started again, serves nothing until then$/)
    .waitFor()
  expect(await page.getByText('live', { exact: true }).count()).toBe(0)
  rmSync(`${folder}/wait`)
  await card(page, 'svc_slow').getByText('running', { exact: true }).waitFor()
  await card(page, 'svc_slow')
    .getByText(/^running for \d+ sec$/)
    .waitFor()
})

test('a deployment of a whole commit is named by eight characters of it, once', async () => {
  const { record } = await local.deploy('svc_app')
  const { id } = await local.deploy('svc_app', record.commit)
  const { page } = await openPage(local)
  const named = record.commit.slice(0, 8)
  for (const view of ['services/svc_app', 'services', 'requests']) {
    await goTo(page, view)
    await page.locator('main').getByText(named).filter({ visible: true }).first().waitFor()
    expect([view, await page.locator('main').innerText()]).toEqual([view, expect.not.stringContaining(record.commit)])
  }
  await goTo(page, `deployments/${id}`)
  expect((await page.locator('h1').innerText()).trim()).toBe(named)
})

test('thirty services are a table with filters, and what all share is not on each row', async () => {
  const services = Array.from({ length: 30 }, (_, n) => ({
    id: `svc_${n}`,
    name: `service-${n}`,
    repoUrl: `${folder}/slow`,
  }))
  await using many = await start({ services })
  const { page } = await openPage({ platform: many })
  const rows = page.getByRole('region', { name: 'All services' }).locator('tbody tr')
  await rows.first().waitFor()
  expect(await rows.count()).toBe(30)
  expect(await page.getByRole('group', { name: 'Services by state' }).textContent()).toContain('30')
  expect(await rows.first().textContent()).not.toMatch(/demo|production| git/)
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Text').fill('service-17')
  await expect.poll(() => rows.count()).toBe(1)
  await goTo(page, 'services/svc_17')
  await page.getByText('not deployed', { exact: true }).waitFor()
})
