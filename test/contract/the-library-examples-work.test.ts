// @module-tag thorough
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commit, type Stage, stage } from './local-platform.ts'

const examples = fileURLToPath(new URL('../../examples/library', import.meta.url))
/** One service per program that deploys, so that none waits for another. */
const deploying = ['deploy', 'follow', 'gate', 'abort', 'call'] as const

let local: Stage

beforeAll(async () => {
  local = await stage((folder) => {
    commit(folder, { 'index.html': 'hello' })
    const site = { repoUrl: folder, runtimeMode: 'static', buildCommand: 'echo built' } as const
    return { services: deploying.map((name) => ({ id: name, name, ...site })) }
  })
})
afterAll(() => local[Symbol.asyncDispose]())

/** Runs one program like a reader of the page, and returns its output. */
async function run(name: string): Promise<string> {
  const { url, keys } = local.platform
  const child = spawn(process.execPath, [`${name}.ts`], {
    cwd: examples,
    env: {
      ...process.env,
      ...{ PLATFORM_URL: url, PLATFORM_API_KEY: keys.account, SERVICE_ID: name, FOLDER: local.folder, REF: 'main' },
    },
    timeout: 25_000,
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const [printed, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  expect({ name, code, complaints }).toMatchObject({ code: 0 })
  return printed
}

test.concurrent.each([
  ['deploy', [/"built"/, /^succeeded: /m]],
  ['upload', [/^1 files packed$/m, /^succeeded: service svc_/m]],
  ['follow', [/^now \w+$/m, /^succeeded after some lines$/m]],
  ['gate', [/^health passed: /m, /^runtime log passed: /m, /^office hours passed: /m, /^succeeded, passed$/m]],
  [
    'call',
    [
      /^1 set, 0 skipped$/m,
      /^deploy_service was refused with 404$/m,
      /"limit".* must be a whole number/,
      /^a page of 0$/m,
    ],
  ],
  ['request', [/^200, 30 paths$/m]],
  ['secret', [/^\*\*\* \{"apiKey":"\*\*\*"\} \*\*\*\ntrue\nhello, Local developer\n$/]],
  ['abort', [/^changed my mind\naborted\n$/]],
  ['emulator', [/^a service key of svc_1\n$/]],
])('%s', async (name, expected) => {
  const printed = await run(name)
  for (const pattern of expected) expect(printed).toMatch(pattern)
})

test('every program is shown in the documentation', () => {
  const page = readFileSync(new URL('../../docs/library.md', import.meta.url), 'utf8')
  for (const file of readdirSync(examples)) {
    expect(page).toContain(`\`\`\`ts\n${readFileSync(`${examples}/${file}`, 'utf8')}\`\`\``)
  }
})
