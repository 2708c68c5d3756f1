import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, describe, expect } from 'vitest'
import { RunTime } from '../../../src/deploy/run-time.ts'
import { buildVocabulary } from '../../../src/deploy/words.ts'
import { planChanged } from '../../../src/fleet/changed.ts'
import { parseFile } from '../../../src/fleet/file.ts'
import { Clone } from '../../../src/fleet/git.ts'
import { Platform } from '../../../src/index.ts'
import { ScriptedPlatform } from '../../run/scripted-platform.ts'
import { newFolder } from '../../support/folder.ts'
import { commit, git } from '../../support/git.ts'

const test = base.extend('folder', ({ task: _ }, { onCleanup }) => join(newFolder(onCleanup), 'clone'))

/** What is planned of one service with these keys, if the history shows these rows. */
async function plan(folder: string, keys: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<string> {
  const scripted = new ScriptedPlatform()
  scripted.earlierRows = rows
  const platform = new Platform({
    ...{ baseUrl: 'https://platform.example', apiKey: 'key-of-the-test', clock: scripted.clock },
    send: (request) => scripted.send(request),
  })
  const time = new RunTime(scripted.clock, {})
  const services = parseFile(`services: { a: { service-id: svc_a, ${keys} } }`, 'taxiway.yaml')
  const clone = await Clone.open(folder, time)
  const [planned] = await scripted.clock.run(planChanged(platform, services, clone, buildVocabulary({}), time))
  return `${planned?.action}: ${planned?.why}`
}

function live(sha: string): Readonly<Record<string, unknown>> {
  return { deploymentId: 'dep_1', status: 'live', commit: sha }
}

describe('of what differs from the last success', () => {
  test.for([
    ['api/**', 'deploy'],
    ['/api/', 'deploy'],
    ['api', 'deploy'],
    ["'*.ts'", 'deploy'],
    ['web/**', 'leave'],
    ['API/**', 'leave'],
    ['api/*.ts', 'leave'],
    ["api/**, '!**/*.md'", 'deploy'],
    ["api/**, '!**/*.ts'", 'deploy'],
    ["api/**, '!api/deep/**'", 'leave'],
    ["api/**, '!**', '*.md'", 'deploy'],
    ["'!api/**'", 'deploy'],
    ["'!api/**', '!naïve/**', '!gone/**'", 'leave'],
    ['naïve/**', 'deploy'],
    ['gone/**', 'deploy'],
  ] as const)('paths [%s]: %s', async ([paths, action], { folder }) => {
    const before = commit(folder, { 'api/a.md': '1', 'web/x': '1', 'gone/file': 'moved\n'.repeat(20) })
    mkdirSync(join(folder, 'naïve'))
    git(folder, 'mv', 'gone/file', 'naïve/file')
    commit(folder, { 'api/deep/b.ts': '1', 'api/deep/c.md': '1' })
    git(folder, 'config', 'diff.renames', 'copies')
    expect(await plan(folder, `paths: [${paths}]`, [live(before)])).toMatch(new RegExp(`^${action}: `))
  })

  test('what git must fetch and cannot, what the history does not say, and no paths are deployed, and say why', async ({
    folder,
  }) => {
    const head = commit(folder, { 'api/a': '1' })
    const failed = { deploymentId: 'dep_2', status: 'failed', commit: head }
    const gone = '0f'.repeat(20)
    const old = { ...live(head), deploymentId: 'dep_0' }
    const of = (rows: readonly Readonly<Record<string, unknown>>[], keys = 'paths: [api/**]') =>
      plan(folder, keys, rows)
    expect(await of([])).toBe('deploy: its history shows no successful deployment')
    expect(await of([failed])).toBe('deploy: its history shows no successful deployment')
    expect(await of([{ deploymentId: 'dep_1', status: 'live' }, old])).toBe(
      'deploy: the record of its last successful deployment shows no commit',
    )
    expect(
      await of([
        { ...live(head), createdAt: '2026-01-01T00:00Z' },
        { ...failed, createdAt: '2026-01-02T00:00Z' },
      ]),
    ).toBe('deploy: its history does not show its newest deployment first')
    expect(await of([live(gone)])).toMatch(
      /^deploy: the commit of its last successful deployment, \w{12}: it is not in this clone, and cannot be fetched \(.*origin/,
    )
    expect(await of([live(head)], 'paths: []')).toBe('deploy: it has no `paths`')
    expect(await of([failed, old])).toMatch(/^leave: no file of its `paths` differs/)
    const gated = 'paths: [api/**], gate: { check-command: ./smoke }'
    expect(await of([live(head)], gated)).toMatch(/^check: this commit is live already/)
  })
})
