import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { commit, useStage } from '../contract/local-platform.ts'
import { goTo, openPage, useBrowser } from './support/browser.ts'

const branch = "it's-a-branch"

useBrowser()
const local = useStage((folder) => {
  commit(`${folder}/app`, { 'index.html': 'site' })
  return { services: [{ id: 'svc_app', name: 'app', repoUrl: `${folder}/app` }] }
})
beforeAll(async () => {
  await local.deploy('svc_app')
})

test('a request is shown with its headers and as curl, beside those of its run', async () => {
  const { page } = await openPage(local)
  await goTo(page, 'requests')
  await page
    .getByRole('heading', { name: /^Run \d+/ })
    .first()
    .waitFor()
  const deploy = page.locator('li', { hasText: 'POST' }).filter({ hasText: '/api/services/svc_app/deploy' }).first()
  await deploy.locator('summary').first().click()
  await deploy.getByText('Headers').click()
  const headers = await deploy.getByLabel('Headers').textContent()
  expect(headers).toContain('authorization: ***')
  expect(headers).toContain('content-type: application/json')
  const command = await deploy
    .getByLabel(/^curl of request/)
    .first()
    .textContent()
  expect(command).toContain(`--request POST`)
  expect(command).toContain(`'${local.platform.url}/api/services/svc_app/deploy'`)
  expect(await page.content()).not.toContain(local.platform.keys.account)
})

test('what sounds like a secret is hidden in every header, and the answer has its headers too', async () => {
  const secret = 'hunter2'
  const headers = {
    'x-api-key': secret,
    cookie: `sid=${secret}`,
    'x-auth': secret,
    referer: `https://me:${secret}@a.example/`,
  }
  const bearer = `Bearer ${secret}`
  await fetch(`${local.platform.url}/api/auth/me`, { headers: { ...headers, authorization: bearer } })
  const { page } = await openPage(local)
  await goTo(page, `requests/${local.platform.journal.at(-1)?.number}`)
  await page.locator('details[open]').getByText('Headers').click()
  const shown = page.locator('details[open] [aria-label="Headers"]')
  await shown.getByText('x-api-key: ***').waitFor()
  expect(await shown.textContent()).toMatch(/\n\n(?:.*\n)*content-type: application\/json/)
  // A refusal has an answer as any other.
  await page.locator('details[open] [aria-label="Answer"]', { hasText: '"error"' }).waitFor()
  expect(await page.content()).not.toContain(secret)
  expect(JSON.stringify(local.platform.journal)).not.toContain(secret)
})

test('a deploy of the page appears as the request of the interface that it stands for, and its curl does the same', async () => {
  const { page } = await openPage(local, { permissions: ['clipboard-read', 'clipboard-write'] })
  await goTo(page, 'services/svc_app')
  await page.getByLabel('Ref').fill(branch)
  await page.getByRole('button', { name: 'Deploy', exact: true }).click()
  await page.getByText('failed', { exact: true }).waitFor()
  const number = local.platform.journal.at(-1)?.number
  expect(local.platform.journal.at(-1)).toMatchObject({
    ...{ method: 'POST', path: '/api/services/svc_app/deploy', key: 'page', operation: 'deploy_service', status: 202 },
  })
  await goTo(page, `requests/${number}`)
  await page.getByRole('heading', { name: /^From this page, \d\d:\d\d:\d\d: deploy_service, 1 request in/ }).waitFor()
  await page.getByRole('button', { name: `Copy: curl of request ${number}` }).click()
  const command = await page.evaluate(() => navigator.clipboard.readText())
  expect(command).not.toContain(local.platform.keys.account)
  const env = { PATH: process.env['PATH'], TAXIWAY_API_KEY: local.platform.keys.account }
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { env, timeout: 20_000 })
  expect(stdout).toContain('202 Accepted')
  expect(local.platform.ledger.at(-1)).toMatchObject({ kind: 'deployment', serviceId: 'svc_app', ref: branch })
})

test('requests of one run stand together though others came between, and what curl cannot know is said', async () => {
  const ask = (agent: string, path: string, init: RequestInit = {}) =>
    fetch(local.platform.url + path, {
      ...init,
      headers: {
        'user-agent': agent,
        authorization: `Bearer ${local.platform.keys.account}`,
        'content-type': 'application/json',
      },
    })
  const body = JSON.stringify({ vars: [{ key: 'TOKEN', value: 'hush' }] })
  await ask('one', '/api/auth/me')
  await ask('two', '/api/auth/me')
  await ask('one', '/api/services/svc_app/env/import', { method: 'POST', body })
  await ask('two', '/api/services/svc_app/scaling')
  const entries = local.platform.journal.slice(-4)
  const { page } = await openPage(local)
  await goTo(page, `requests/${entries[2]?.number}`)
  const rows = page.locator('.requests > li')
  await rows.first().waitFor()
  const numbers = (await rows.locator('summary > :first-child').allTextContents()).slice(0, 4).map(Number)
  expect(numbers).toEqual([3, 1, 2, 0].map((n) => entries[n]?.number))
  const headings = page.getByRole('heading', { level: 2, name: /^Run \d+/ })
  expect(await headings.nth(0).textContent()).toMatch(/: reads, 2 requests in/)
  expect(await headings.nth(1).textContent()).toMatch(/: import_env, 2 requests in/)
  await page.locator('details[open]').getByText('Secrets and long values are not recorded').waitFor()
  expect(await page.content()).not.toContain('hush')
})

test('a filter hides requests of a run, and not how many it has; the text is one of the request, and not of its headers', async () => {
  const { page } = await openPage(local)
  const own = local.platform.journal.filter(({ key }) => key === 'account')
  const { run } = own[0] ?? {}
  const all = local.platform.journal.filter((entry) => entry.run === run).length
  expect(all).toBeGreaterThan(1)
  await goTo(page, 'requests')
  await page.getByLabel('Effect').selectOption({ label: 'with an effect' })
  await page
    .getByRole('heading', { name: new RegExp(`^Run ${run}, .*: deploy_service, ${all} requests in .*, 1 shown$`) })
    .waitFor()
  await page.getByLabel('Effect').selectOption({ label: 'all' })
  await page.getByLabel('Text').fill(new URL(local.platform.url).host)
  await page.getByText('No request matches the filters.').waitFor()
  await fetch(`${local.platform.url}/api/auth/me`, { headers: { authorization: 'Bearer wrong' } })
  await page.getByLabel('Text').fill('"status":401')
  await page.locator('.requests summary .status', { hasText: '401' }).first().waitFor()
})
