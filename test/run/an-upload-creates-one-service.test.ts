import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { InputError, type UploadOptions, upload } from '../../src/index.ts'
import { newFolder as newFolderUntil } from '../support/folder.ts'
import { plant } from '../support/workspace.ts'
import { answering, type Reply, ScriptedPlatform } from './scripted-platform.ts'

const newFolder = (): string => newFolderUntil(onTestFinished)

/** A run that uploads the folder `site` of a new workspace. */
function uploading(
  tree: Parameters<typeof plant>[1] = { 'site/package.json': '{}', 'site/index.js': '1' },
  options: UploadOptions = {},
) {
  const request = { path: 'site', workspace: plant(newFolder(), tree), temporaryFolder: newFolder() }
  const service = { projectSlug: 'harbor', name: 'quay', environmentSlug: 'test', startCommand: '', internalPort: 80 }
  return (platform: Parameters<typeof upload>[0]) => upload(platform, { ...request, ...service }, options)
}

describe('an upload', () => {
  test('is sent once, as what was packed, and its service is followed', async () => {
    const platform = new ScriptedPlatform()
    const run = await platform.run(uploading())
    expect(run.result).toMatchObject({ outcome: 'succeeded', serviceId: 'svc_9', deploymentId: 'dep_1', ref: null })
    expect(run.result.phases.map(({ name }) => name)).toEqual(['packing', 'sending', 'requested', 'live'])
    expect(run.lines).toEqual(['one', 'two', 'three'])
    expect(platform.count('upload')).toBe(1)

    const archive = run.events.find(({ kind }) => kind === 'archive')
    if (archive?.kind !== 'archive') throw new Error('no archive')
    const sent = Buffer.from(String(platform.uploads[0]?.['archiveBase64']), 'base64')
    expect(sent.equals(readFileSync(archive.path))).toBe(true)
    const digest = `sha256:${createHash('sha256').update(sent).digest('hex')}`
    expect(archive).toMatchObject({ digest, bytes: sent.length, files: 2 })
    expect(platform.uploads[0]).toMatchObject({ name: 'quay', internalPort: 80 })

    const request = platform.asked.find(({ name }) => name === 'upload')?.request
    expect(request?.path).toBe('/api/projects/harbor/services/upload-b64?env=test')
    expect(request?.headers['content-length']).toBe(String(JSON.stringify(platform.uploads[0]).length))
  })

  test('says that the service is billed, and what its folder lacks, in order', async () => {
    const run = await new ScriptedPlatform().run(uploading({ 'site/a.txt': '', 'site/.env': 'A=b' }))
    const said = run.events.map((event) =>
      event.kind === 'notice' || event.kind === 'warning' ? event.text : event.kind,
    )
    expect(said.slice(0, 5)).toEqual([
      expect.stringMatching(/^Left out, because they may hold credentials/),
      expect.stringMatching(/says how to start the app/),
      'archive',
      'A new service was created and is billed: svc_9 ("quay" in project harbor). Each upload creates another one.',
      'accepted',
    ])
  })

  test('is followed whatever else its answer holds', async () => {
    const body = { service: { id: 'svc_9' }, deploymentId: 'dep_1', outcome: 'queued', reason: 'in line' }
    const platform = new ScriptedPlatform({}, ({ name }, self) =>
      name === 'upload' && self.accept() ? { status: 201, body } : undefined,
    )
    const run = await platform.run(uploading())
    expect(run.result).toMatchObject({ outcome: 'succeeded', serviceId: 'svc_9', deploymentId: 'dep_1' })
  })

  test('that is not waited for ends as accepted', async () => {
    const run = await new ScriptedPlatform().run(uploading(undefined, { wait: false }))
    expect(run.result).toMatchObject({ outcome: 'accepted', serviceId: 'svc_9', deploymentId: 'dep_1' })
  })

  test('shows how far it is while it is sent, and no more after that', async () => {
    const noise = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * index * 7919) >> 7))
    const platform = new ScriptedPlatform()
    platform.answerMs = 2_000
    const run = await platform.run(uploading({ 'site/index.html': noise }))
    const progress = run.events.flatMap((event) => (event.kind === 'progress' ? [event] : []))
    expect(progress.length).toBeGreaterThan(1)
    expect(progress.length).toBeLessThan(10)
    expect(progress.every(({ step, doneBytes, totalBytes }) => step === 'sending' && doneBytes < totalBytes)).toBe(true)
  })
})

describe('nothing is sent', () => {
  test.each([
    ['an empty folder', { 'site/': '' }, /^archive-path "site" has no file/],
    ['no folder', {}, /^archive-path "site" does not exist/],
    ['a link that leads out', { site: { link: '/etc' } }, /^archive-path "site" is not in the workspace/],
  ])('of %s', async (_, tree, message) => {
    const platform = new ScriptedPlatform()
    const error: unknown = await platform.run(uploading(tree)).catch((reason) => reason)
    expect(error).toBeInstanceOf(InputError)
    expect(String(error)).toMatch(new RegExp(message.source.slice(1)))
    expect(platform.asked).toEqual([])
  })

  test.each<[string, Reply, RegExp]>([
    ['of a service', { body: { keyScope: { serviceId: 'svc_1' } } }, /belongs to service "svc_1".*creates a new one/],
    ['without project:write', { body: { keyScope: { permissions: { project: 'read' } } } }, /lacks project:write/],
    ['that is wrong', { status: 401, body: {} }, /wrong or revoked/],
  ])('with a key %s', async (_, answer, reason) => {
    const platform = new ScriptedPlatform({}, answering('whoami', answer))
    const run = await platform.run(uploading())
    expect(run.result).toMatchObject({ outcome: 'failed', serviceId: null, reason: expect.stringMatching(reason) })
    expect(run.result.reason).toMatch(/^Nothing was deployed\. /)
    expect(platform.count('upload')).toBe(0)
  })

  test('by a run that is cancelled, or whose timeout passed, before it', async () => {
    const platform = new ScriptedPlatform()
    const run = await platform.run(uploading(undefined, { signal: AbortSignal.abort() }))
    expect(run.result).toMatchObject({ outcome: 'aborted', reason: 'The run was cancelled. Nothing was deployed.' })
    const late = await platform.run(uploading(undefined, { timeoutMs: 0 }))
    expect(late.result).toMatchObject({ outcome: 'failed', reason: 'Nothing was deployed before the timeout.' })
    expect(platform.asked).toEqual([])
  })
})

describe('an upload that failed', () => {
  const reset = Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })

  const refused = { outcome: 'failed', serviceId: null }
  const nothing = /^Nothing was deployed\. .*400: no plan\.$/
  const tooLarge =
    /^Nothing was deployed\. .*413: too large\. .*The upload has \d+ bytes\. .*Leave out in \.deployignore/
  const lost = { outcome: 'indeterminate', passed: false }
  const unknown = /^It is not known whether a service was created: .*billed: look for "quay" in project harbor/

  test.each<[string, Reply | Error, object, RegExp]>([
    ['a refusal', { status: 400, body: { error: 'no plan' } }, refused, nothing],
    ['a refusal of its size', { status: 413, body: { error: 'too large' } }, refused, tooLarge],
    ['a reset', reset, lost, unknown],
    ['a 502', { status: 502, body: { error: 'bad gateway' } }, lost, unknown],
    ['a 201 without an id of the deployment', { status: 201, body: { service: { id: 'svc_9' } } }, lost, unknown],
  ])('by %s was sent once, and says whether a service may exist', async (_, answer, ends, reason) => {
    const platform = new ScriptedPlatform({}, answering('upload', answer))
    const run = await platform.run(uploading())
    expect(run.result).toMatchObject({ ...ends, reason: expect.stringMatching(reason) })
    expect(platform.count('upload')).toBe(1)
  })

  test('by a connection that broke before all was sent created nothing, and may have been too large', async () => {
    const platform = new ScriptedPlatform()
    const send = platform.send.bind(platform)
    let uploads = 0
    platform.send = async (request) => {
      if (typeof request.body !== 'object') return await send(request)
      uploads++
      throw reset
    }
    const run = await platform.run(uploading())
    expect(run.result).toMatchObject({
      outcome: 'failed',
      reason: expect.stringMatching(
        /^Nothing was deployed\. .*ECONNRESET.*\. Only 0 bytes of the upload's \d+ bytes were sent: .*\.deployignore/,
      ),
    })
    expect(uploads).toBe(1)
  })

  test('by an answer without an id of the service names the deployment', async () => {
    const answer = { status: 201, body: { deploymentId: 'dep_1' } }
    const run = await new ScriptedPlatform({}, answering('upload', answer)).run(uploading())
    expect(run.result).toMatchObject({ outcome: 'indeterminate', deploymentId: 'dep_1', serviceId: null })
    expect(run.result.reason).toMatch(/created and is billed.*dep_1 cannot be followed.*"quay" in project harbor/)
  })

  test('because it was cancelled says that a service may exist only once all of it was sent', async () => {
    const cancel = new AbortController()
    const platform = new ScriptedPlatform({}, async ({ name }, { clock }) => {
      if (name !== 'upload') return undefined
      cancel.abort()
      await clock.sleep(10)
      return undefined
    })
    const run = await platform.run(uploading(undefined, { signal: cancel.signal }))
    expect(run.result).toMatchObject({
      outcome: 'aborted',
      reason: expect.stringMatching(/A service may have been created, which is billed: look for "quay"/),
    })
  })
})
