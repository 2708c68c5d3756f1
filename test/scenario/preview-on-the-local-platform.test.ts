// @module-tag thorough
import { execFileSync } from 'node:child_process'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { start } from '../../emulator/src/index.ts'
import { expect, lastStates, pullRequest, push, test } from '../support/previewing.ts'
import { plant } from '../support/workspace.ts'

/** A repository whose site shows its variables. */
class Repository {
  readonly folder: string

  constructor(folder: string) {
    this.folder = plant(folder, { 'public/': '' })
    this.git('init', '--quiet', '--initial-branch=main')
  }

  commit(text: string, build = 'node -e ""'): string {
    const manifest = JSON.stringify({ scripts: { build } })
    plant(this.folder, { 'public/index.html': text, 'package.json': manifest })
    this.git('add', '--all')
    this.git('commit', '--quiet', '--message=A change')
    return this.git('rev-parse', 'HEAD')
  }

  git(...args: readonly string[]): string {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
    return execFileSync('git', [...identity, ...args], { cwd: this.folder, encoding: 'utf8' }).trim()
  }
}

/** Not every system finds names below `.localhost`. */
function pageOf(url: string): Promise<string> {
  const { host, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, headers: { host } }, (response) => resolve(text(response)))
    asked.once('error', reject).end()
  })
}

test('the life of a pull request with a real repository', async ({ folder, github, preview }) => {
  const repository = new Repository(join(folder, 'repository'))
  repository.commit('main')
  repository.git('switch', '--quiet', '--create', 'topic')
  const pull = pullRequest(7, { head: { sha: repository.commit('first') } })
  await using site = await start({ dialect: { whenBusy: 'refuse', streamEnd: 'stay-open', heartbeatMs: 2_000 } })
  const hub = await github({ pulls: [pull] })
  const inputs = {
    'base-url': site.url,
    'api-key': site.keys.account,
    'repo-url': repository.folder,
    port: '3000',
    'poll-interval': '200ms',
    'wait-for-url': '10s',
    timeout: '60s',
  }
  const run = (action: 'opened' | 'synchronize' | 'closed') => preview({ hub, pull, action }, inputs)
  const opened = await run('opened')
  const { url = '' } = opened.outputs
  expect(opened.outcome).toBe('succeeded')
  expect(url).toMatch(/^http:\/\/harbor-pr-7-\w+\.localhost:\d+$/)
  expect(await pageOf(url)).toBe('first')

  push(pull, repository.commit('second', 'node -e "console.log(\'no good\'); process.exit(3)"'))
  expect((await run('synchronize')).outcome).toBe('failed')
  expect(hub.comments[0]?.body).toMatch(/failed.*no good/s)
  expect(await pageOf(url)).toBe('first')

  push(pull, repository.commit('third'))
  expect((await run('synchronize')).outputs).toMatchObject({ outcome: 'succeeded', url })
  expect(await pageOf(url)).toBe('third')

  pull.state = 'closed'
  expect((await run('closed')).outcome).toBe('skipped')
  expect(site.ledger.filter(({ kind }) => kind === 'service')).toHaveLength(1)
  expect(hub.comments).toHaveLength(1)
  expect(lastStates(hub)).toEqual(['inactive', 'inactive', 'inactive'])
})
