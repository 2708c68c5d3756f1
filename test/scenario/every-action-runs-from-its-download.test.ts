import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { parse } from 'yaml'
import { type ActionArchive, unpackActionArchive } from '../support/action-archive.ts'
import { newFolder } from '../support/folder.ts'
import { pullRequestRun } from '../support/github/events.ts'
import { pullRequest } from '../support/github/pulls.ts'
import { serviceId } from '../support/platform/state.ts'
import { startAction, startDeploy, startPost } from '../support/runner/run-action.ts'
import { byRef, byUpload, expect, test as scenario } from '../support/scenario.ts'

const temporary = newFolder(afterAll)
let archive: ActionArchive
beforeAll(() => {
  archive = unpackActionArchive(temporary)
})

const test = scenario.extend('options', ({ folder, workspace }) => ({
  runnerFolder: join(folder, 'runner'),
  workspace,
  actionFolder: archive.folder,
}))

describe('what `uses:` downloads', () => {
  test('is small', () => {
    expect(archive.size).toBeLessThanOrEqual(800_000)
    expect(archive.files.length).toBeLessThanOrEqual(90)
  })

  test('is what the actions need, and nothing else', () => {
    const others = archive.files.filter((file) => !file.startsWith('dist/'))
    const documents = ['LICENSE', 'README.md', 'package.json']
    const folders = ['call', 'fleet', 'gate', 'preview', 'rollback'].flatMap((name) => [
      `${name}/README.md`,
      `${name}/action.yml`,
    ])
    expect(others.sort()).toEqual([...documents, 'action.yml', ...folders].sort())
    expect(archive.files.filter((file) => /^dist\/lib\/|\.d\.ts$/.test(file))).toEqual([])
  })

  test.for(['', 'preview', 'gate', 'rollback', 'call'])('holds what "%s/action.yml" runs', (name) => {
    const folder = join(archive.folder, name)
    const { runs } = parse(readFileSync(join(folder, 'action.yml'), 'utf8'))
    for (const script of [runs.main, ...(runs.post === undefined ? [] : [runs.post])]) {
      expect(existsSync(join(folder, script))).toBe(true)
    }
  })
})

describe('runs from there', () => {
  test('deploy, then post', async ({ platform, options }) => {
    const inputs = byRef(await platform())
    const main = await startDeploy(inputs, options).finished
    expect([main.outcome, main.exitCode]).toEqual(['succeeded', 0])
    expect(await startPost(main, inputs, options).finished).toMatchObject({ exitCode: 0, stderr: '' })
  })

  test('deploy of a folder to a GitHub environment', async ({ platform, github, options }) => {
    const [site, hub] = [await platform(), await github()]
    mkdirSync(join(options.workspace, 'app'))
    writeFileSync(join(options.workspace, 'app', 'index.js'), 'ahoy')
    const named = { environment: 'harbor-live', 'environment-url': 'https://harbor.example/' }
    const main = await startDeploy(byUpload(site, named), { ...options, githubUrl: hub.url }).finished
    expect([main.outcome, main.exitCode]).toEqual(['succeeded', 0])
    expect(hub.states().at(-1)).toBe('success')
  })

  test('deploy to a GitHub environment', async ({ platform, github, options }) => {
    const [inputs, hub] = [byRef(await platform(), { environment: 'harbor-live' }), await github()]
    const main = await startDeploy(inputs, { ...options, githubUrl: hub.url }).finished
    expect([main.outcome, hub.states()]).toEqual(['succeeded', ['in_progress', 'success']])
  })

  test('preview', async ({ platform, github, options }) => {
    const pull = pullRequest(7)
    const [site, hub] = [await platform(), await github({ pulls: [pull] })]
    const told = { ...options, githubUrl: hub.url, ...pullRequestRun('opened', pull) }
    const { 'service-id': _, ...inputs } = byRef(site, { 'plan-key': 'small' })
    const main = await startAction('preview', inputs, told).finished
    expect([main.outcome, main.exitCode]).toEqual(['succeeded', 0])
    expect(hub.comments).toHaveLength(1)
    expect(await startPost(main, inputs, { ...told, folder: 'preview' }).finished).toMatchObject({ exitCode: 0 })
  })

  test('gate', async ({ platform, options }) => {
    const site = await platform()
    const { id } = site.state.makeDeployment('main')
    const main = await startAction('gate', { ...byRef(site), 'deployment-id': id }, options).finished
    expect([main.outputs['passed'], main.exitCode]).toEqual(['true', 0])
  })

  test('call', async ({ platform, options }) => {
    const { url, key } = await platform()
    const inputs = { 'base-url': url, 'api-key': key, operation: 'list_deployments', args: `id: ${serviceId}` }
    expect((await startAction('call', inputs, options).finished).exitCode).toBe(0)
  })
})
