import { renameSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commit, git, useStage } from '../contract/local-platform.ts'
import { violations } from './support/axe.ts'
import { goTo, openPage, useBrowser } from './support/browser.ts'

useBrowser()
let repository = ''
const local = useStage((folder) => {
  repository = `${folder}/app`
  commit(repository, { 'package.json': manifestOf('console.log("all good 1.5 s")'), 'index.html': 'site' })
  return { services: [{ id: 'svc_app', name: 'app', repoUrl: repository }] }
})

const manifestOf = (script: string) => JSON.stringify({ scripts: { build: `node -e '${script}'` } })
const importing = (vars: readonly { key: string; value: string }[]) =>
  local.ask('/api/services/svc_app/env/import', { body: { vars } })

test('commits, names of variables, phases and new lines are compared with the last good deployment', async () => {
  const before = [
    { key: 'SAME', value: 'one' },
    { key: 'OTHER', value: 'secret-before' },
  ]
  await importing(before)
  const first = await local.deploy('svc_app')
  commit(repository, { 'package.json': manifestOf('console.log("all good 2.5 s")') })
  commit(repository, {
    'package.json': manifestOf('console.log("all good 3 s"); console.log("out of <b>luck</b>"); process.exit(3)'),
  })
  const newest = git(repository, 'rev-parse', 'HEAD').trim()
  await importing([
    { key: 'OTHER', value: 'secret-after' },
    { key: 'ADDED', value: 'x' },
  ])
  const failed = await local.deploy('svc_app')

  const { page, complaints } = await openPage(local)
  await goTo(page, 'services/svc_app')
  const row = page.locator('.timeline li').first()
  await row.locator('.subject').waitFor()
  expect(await row.locator('.subject').textContent()).toMatch(/\S+ +\S/)
  await goTo(page, `deployments/${failed.id}`)
  await page.getByRole('link', { name: 'What changed' }).click()
  const commits = page.getByRole('list', { name: 'Commits that are new' }).getByRole('listitem')
  await expect.poll(() => commits.count()).toBe(2)
  expect(await commits.first().textContent()).toContain(newest.slice(0, 8))
  const text = (await page.locator('main').textContent())?.replaceAll(/\s+/g, ' ')
  expect(text).toMatch(/new ?ADDED .*another value ?OTHER/)
  expect(text).toMatch(/queued .* building .* starting .* –/)
  const lines = page.locator('.new-lines li')
  const shown = await lines.allTextContents()
  expect(shown.join('\n')).toContain('out of <b>luck</b>')
  // A line that differs in numbers alone is not new; the script that npm prints is.
  expect(shown.filter((line) => /^\d+ all good/.test(line))).toEqual([])
  expect(shown).toHaveLength(3)
  expect(await page.content()).not.toMatch(/secret-(before|after)/)
  expect(await violations(page)).toEqual([])
  await lines
    .filter({ hasText: /^\d+ out of/ })
    .getByRole('link')
    .click()
  await page.locator('.log-row.selected').getByText('out of <b>luck</b>').waitFor()

  await goTo(page, `deployments/${first.id}/changes`)
  await page.getByText('No deployment of this service has been live before').waitFor()
  expect(complaints).toEqual([])
})

test('commits that only the good one has are named too, and a history that cannot be read is not called the same', async () => {
  git(repository, 'checkout', '--quiet', '--orphan', 'other')
  commit(repository, { 'index.html': 'another' })
  const other = await local.deploy('svc_app', 'other')
  const compared = async ({ id }: { readonly id: string }) =>
    (await local.ask(`/_taxiway/deployments/${id}/comparison`)).body.commits
  expect(await compared(other)).toMatchObject({
    kind: 'known',
    added: [expect.objectContaining({ subject: expect.any(String) })],
    removed: [expect.anything()],
  })
  // What was fetched before is known without the repository.
  commit(repository, { 'index.html': 'one more' })
  const next = await local.deploy('svc_app', 'other')
  renameSync(repository, `${repository}-away`)
  expect((await compared(other)).kind).toBe('known')
  expect(await compared(next)).toMatchObject({ kind: 'unknown', why: expect.stringMatching(/\S/) })
  const { page } = await openPage(local)
  await goTo(page, `deployments/${next.id}/changes`)
  await page.getByText(/^Not known: /).waitFor()
})
