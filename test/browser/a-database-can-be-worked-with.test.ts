import { beforeAll, expect, test } from 'vitest'
import { commit, useStage } from '../contract/local-platform.ts'
import { violations } from './support/axe.ts'
import { goTo, openPage, useBrowser } from './support/browser.ts'

useBrowser()
const local = useStage((folder) => {
  commit(`${folder}/app`, { 'package.json': JSON.stringify({ scripts: { build: 'node -v' } }), 'index.html': 'site' })
  return {
    services: [
      { id: 'svc_app', name: 'app', repoUrl: `${folder}/app`, installCommand: 'true' },
      { id: 'svc_database', name: 'database', engine: 'postgres' },
      { id: 'svc_cache', name: 'cache', engine: 'redis' },
    ],
  }
})
beforeAll(async () => {
  await local.deploy('svc_app')
})

test('its connection string is copied, its tables have counts, and Ctrl+Enter runs a statement', async () => {
  const { page, complaints } = await openPage(local, { permissions: ['clipboard-read', 'clipboard-write'] })
  await goTo(page, 'services/svc_database')
  await page.getByRole('button', { name: 'Copy: Connection string' }).click()
  const { body } = await local.ask('/api/services/svc_database/connection')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied)).toMatchObject({ username: body.username, port: String(body.port), hostname: '127.0.0.1' })
  expect(decodeURIComponent(new URL(copied).password)).toBe(body.password)
  // What is seen has no password.
  expect(await page.content()).not.toContain(body.password)
  await page.getByText('It has no table yet.').waitFor({ timeout: 60_000 })

  const statement = page.getByLabel('Statement')
  await statement.fill(`create table orders (n int); insert into orders values (1), (2);
    create table "<b>Odd ""name" (n int)`)
  await statement.press('Control+Enter')
  const tables = page.getByRole('list', { name: 'Tables' }).getByRole('listitem')
  await expect.poll(() => tables.count()).toBe(2)
  const shown = (await tables.allTextContents()).map((text) => text.replaceAll(/\s+/g, ' ').trim())
  expect(shown.toSorted()).toEqual(['<b>Odd "name 0 rows', 'orders 2 rows'])
  await page.getByRole('button', { name: 'Select from <b>Odd' }).click()
  expect(await statement.inputValue()).toBe('select * from "<b>Odd ""name" limit 20')
  await page.getByRole('button', { name: 'Select from orders' }).click()
  await statement.press('Control+Enter')
  await page.getByLabel('Output').getByText('(2 rows)').waitFor()
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('of another engine only the settings are shown, and no tables are asked for', async () => {
  const { page } = await openPage(local)
  await goTo(page, 'services/svc_cache')
  await page.getByText('Of this engine only the settings are stored').waitFor()
  expect(await page.getByLabel('Statement').count()).toBe(0)
  expect((await local.ask('/_taxiway/services/svc_cache/tables')).status).toBe(404)
  expect((await local.ask('/_taxiway/services/svc_app/tables')).status).toBe(404)
})

test('the settings of a service show what is added to its variables, and the commands in effect', async () => {
  const { page } = await openPage(local)
  await goTo(page, 'services/svc_app/settings')
  const added = page.getByLabel('Variables that the platform adds')
  await added.getByText('PORT', { exact: true }).waitFor()
  expect(await added.textContent()).toMatch(/DATABASE_URL\s*from database: its address, user and password/)
  expect(await added.getByRole('link', { name: 'database' }).getAttribute('href')).toBe('#/services/svc_database')
  const commands = (await page.getByLabel('Commands in effect').textContent())?.replaceAll(/\s+/g, ' ')
  expect(commands).toMatch(/install ?true as set ?build ?npm run build found in the source ?runs as ?static/)
  await local.ask('/api/services/svc_app/env/import', { body: { vars: [{ key: 'DATABASE_URL', value: 'own' }] } })
  await added.getByText('not used: the service has a variable of that name').waitFor()
})
