import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { JobConsole } from '../../../../src/old/github/job/job-console.ts'
import { readContext } from '../../../../src/old/github/job/runner-environment.ts'
import { Redactor } from '../../../../src/old/text/secrets/redactor.ts'
import { newFolder } from '../../../support/folder.ts'

function eventFile(text: string): string {
  const folder = newFolder(onTestFinished)
  const path = join(folder, 'event.json')
  writeFileSync(path, text)
  return path
}

const head = JSON.stringify({ pull_request: { head: { sha: 'head', repo: null } } })

test.each([
  ['a push is about its commit', 'push', head, 'merge'],
  ['a pull request is about its head, not the merge commit', 'pull_request', head, 'head'],
  ['an event that cannot be read leaves the commit', 'pull_request', '{', 'merge'],
  ['an event without a pull request leaves the commit', 'pull_request_review', '{}', 'merge'],
])('%s', (_, event, text, sha) => {
  const environment = { GITHUB_SHA: 'merge', GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: eventFile(text) }
  expect(readContext(environment).sha).toBe(sha)
})

test('the page of the run is absolute', () => {
  const environment = { GITHUB_REPOSITORY: 'ada/harbor', GITHUB_SERVER_URL: 'https://ghe.example', GITHUB_RUN_ID: '7' }
  expect(readContext(environment).runUrl).toBe('https://ghe.example/ada/harbor/actions/runs/7')
})

function listen() {
  const printed: string[] = []
  const command = (name: string) => (message: string | Error) => void printed.push(`<${name}> ${String(message)}`)
  const commands = {
    setSecret: command('mask'),
    error: command('error'),
    warning: command('warning'),
    notice: command('notice'),
  }
  const write = (output: string | Uint8Array, done: () => void) => {
    printed.push(...Buffer.from(output).toString().trimEnd().split('\n'))
    done()
  }
  return { printed, console: new JobConsole(new Redactor(), { write, commands }) }
}

test('untrusted lines are inside a bracket that is closed before any line of ours', async () => {
  const { printed, console } = listen()
  await console.block(Buffer.from(' │ one\n │ two\n'))
  await console.block(Buffer.from(' │ three\n'))
  console.warn('ours')
  await console.block(Buffer.from(' │ four\n'))
  console.resume()
  console.resume()
  const [first, second] = printed.flatMap((line) => /^::stop-commands::(.+)$/.exec(line)?.[1] ?? [])
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).not.toBe(first)
  expect(printed).toEqual([
    `::stop-commands::${first}`,
    ' │ one',
    ' │ two',
    ' │ three',
    `::${first}::`,
    '<warning> ours',
    `::stop-commands::${second}`,
    ' │ four',
    `::${second}::`,
  ])
})

test('the eleventh warning is a plain line: the runner would drop the annotation', () => {
  const { printed, console } = listen()
  for (let count = 1; count <= 11; count += 1) console.warn(`number ${count}`)
  expect(printed.slice(-2)).toEqual(['<warning> number 10', 'Warning: number 11'])
})

test('a message is cut to what an annotation holds', () => {
  const { printed, console } = listen()
  console.error('漢'.repeat(3000))
  expect(Buffer.byteLength(printed[0] ?? '') - '<error> '.length).toBeLessThanOrEqual(4096)
  expect(printed[0]).toMatch(/^<error> 漢+ …$/)
})
