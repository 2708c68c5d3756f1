import { statSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { showService } from '../../../emulator/src/page/overview.ts'
import { pageAssets } from '../../../emulator/src/page/routes.ts'
import { PageSession } from '../../../emulator/src/page/session.ts'
import { openState } from '../../../emulator/src/state/platform-state.ts'
import { addProject, addService } from '../../../emulator/src/state/resources.ts'

const request = new IncomingMessage(new Socket())
request.headers.host = '127.0.0.1:4010'

test('the files of the page stay below 150 KB', () => {
  const sizes = [...pageAssets().values()].map((path) => statSync(path).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000)
})

test('only the newest hundred tokens work', () => {
  const session = new PageSession(() => 'key')
  const tokens = Array.from({ length: 101 }, () => session.newToken())
  expect(tokens.map((token) => session.redeem(token, request) !== undefined)).toEqual([
    false,
    ...Array.from({ length: 100 }, () => true),
  ])
})

test('a service is shown with the names of its variables, and without a value or a credential', () => {
  using state = openState(':memory:', () => new Date(0))
  const project = addProject(state, { name: 'demo', slug: 'demo', description: '' })
  const repoUrl = 'https://me:s3cret@git.example/app.git'
  const { id } = addService(state, { name: 'a', projectId: project.id, environmentId: 'e', sourceType: 'git', repoUrl })
  state.variables.put({ serviceId: id, key: 'TOKEN', value: 'hush-hush' })
  const nothingRuns = { urlOf: () => undefined }
  const shown = showService({ state, builds: nothingRuns }, id)
  expect(shown.variables).toEqual(['TOKEN'])
  expect(JSON.stringify(shown)).not.toMatch(/hush-hush|s3cret/)
})
