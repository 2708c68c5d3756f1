import { expect, test } from 'vitest'
import { useStage } from '../contract/local-platform.ts'
import { goTo, openPage, useBrowser } from './support/browser.ts'

const markup = '<img src=x onerror="window.hit=1">'

useBrowser()
const local = useStage({ services: [{ id: 'svc_database', name: 'database', engine: 'postgres' }] })

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
