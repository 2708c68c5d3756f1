// @module-tag thorough
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { commit, useStage } from './local-platform.ts'

const examples = fileURLToPath(new URL('../../examples/library', import.meta.url))
/** One service per program that deploys, so that none waits for another. */
const deploying = ['deploy', 'follow', 'abort', 'call'] as const

const local = useStage((folder) => {
  commit(folder, { 'index.html': 'hello' })
  const site = { repoUrl: folder, runtimeMode: 'static', buildCommand: 'echo built' } as const
  const broken = { ...site, buildCommand: 'node -e "const port = ;"' }
  const services = deploying.map((name) => ({ id: name, name, ...site }))
  return { services: [...services, { id: 'broken', name: 'broken', ...broken }] }
})

/** Runs one program like a reader of the page, and returns its output. */
async function run(name: string, env: NodeJS.ProcessEnv = {}, expectedCode = 0): Promise<string> {
  const { url, keys } = local.platform
  const child = spawn(process.execPath, [`${name}.ts`], {
    cwd: examples,
    env: {
      ...process.env,
      ...{ PLATFORM_URL: url, PLATFORM_API_KEY: keys.account, SERVICE_ID: name, FOLDER: local.folder, REF: 'main' },
      ...env,
    },
    timeout: 100_000,
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const [printed, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  expect({ name, code, complaints }).toMatchObject({ code: expectedCode })
  return printed
}

test.concurrent.each([
  ['deploy', [/^ \| built$/m, /^succeeded: /m]],
  ['follow', [/^succeeded: the platform says "live", after waiting, /m]],
  [
    'call',
    [
      /^1 set, 0 skipped$/m,
      /^deploy_service was refused with 404; its effect is none$/m,
      /"limit".* must be .*, not "ten"/,
    ],
  ],
  ['abort', [/^changed my mind\naborted\n$/]],
  ['emulator', [/^a service key of svc_1\n$/]],
])('%s', async (name, expected) => {
  const printed = await run(name)
  for (const pattern of expected) expect(printed).toMatch(pattern)
})

test.concurrent('deploy shows a build that fails', async () => {
  const printed = await run('deploy', { SERVICE_ID: 'broken' }, 1)
  expect(printed).toMatch(/^ \| SyntaxError: Unexpected token ';'$/m)
  expect(printed).toMatch(/^failed: The deployment failed: SyntaxError: Unexpected token/m)
})
