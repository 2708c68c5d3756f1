import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { parseFaults } from '../../emulator/src/index.ts'
import { startEmulator, startTaxiway } from '../support/emulator.ts'
import { newFolder } from '../support/folder.ts'
import { commit } from './local-platform.ts'

const root = new URL('../../', import.meta.url)
const examples = fileURLToPath(new URL('examples/faults', root))
const page = readFileSync(new URL('docs/local-platform.md', root), 'utf8')
const repository = newFolder(afterAll)
commit(repository, { 'index.html': 'hello' })

test('the page describes every kind of fault', () => {
  const kinds = /must be one of (.*), not "x"/.exec(refusalOf([{ kind: 'x' }]))?.[1]?.split(', ') ?? []
  expect(kinds.length).toBeGreaterThan(20)
  const table = page.split('\n').filter((line) => line.startsWith('| `'))
  expect(kinds.filter((kind) => !table.some((line) => line.split('|')[1]?.includes(`\`${kind}\``)))).toEqual([])
})

test.each(readdirSync(examples))('the page shows %s, or links to it', (file) => {
  const block = `<!-- ${file} -->\n\n\`\`\`${file.split('.').at(-1)}\n${readFileSync(join(examples, file), 'utf8')}\`\`\``
  const shown = page.replaceAll(/^ {3}/gm, '')
  expect([block, `(../examples/faults/${file})`].some((part) => shown.includes(part))).toBe(true)
})

test.each(['lost-answer.json', 'bad-day.json'])('%s can be used', (file) => {
  expect(parseFaults(JSON.parse(readFileSync(join(examples, file), 'utf8'))).length).toBeGreaterThan(0)
})

test('the program prints what the page says', async () => {
  const env = { ...process.env, REPOSITORY: repository }
  const child = spawn(process.execPath, ['lost-answer.ts'], { cwd: examples, env, timeout: 25_000 })
  const [printed, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(complaints).toBe('')
  expect(page).toContain(`\`\`\`\n${printed}\`\`\``)
})

test('on the command line the answer is lost, and the ledger has the deployment', async () => {
  const args = ['--repo', repository, '--faults', 'lost-answer.json', '--seed', '7']
  const { child, output, ended, url, headers } = await startEmulator(args, { cwd: examples })
  try {
    expect(output()).toContain('Faults: 1, with seed 7.')
    await expect(fetch(`${url}/api/services/svc_demo/deploy`, { method: 'POST', headers })).rejects.toThrow()
    const ledger = await (await fetch(`${url}/_taxiway/ledger`, { headers })).json()
    expect(ledger).toMatchObject({ made: [{ kind: 'deployment', serviceId: 'svc_demo', request: 1 }] })
  } finally {
    child.kill()
    await ended
  }
})

test('a file that holds no fault is rejected by name', async () => {
  commit(repository, { 'faults.json': '[{"kind": "html"}]' })
  const { output, ended } = startTaxiway(['emulator', '--faults', 'faults.json'], { cwd: repository })
  expect(await ended).toBe(2)
  expect(output()).toContain(`${join(repository, 'faults.json')}`)
  expect(output()).toContain('faults[0].operation is missing.')
})

function refusalOf(value: unknown): string {
  try {
    return String(parseFaults(value))
  } catch (error) {
    return String(error)
  }
}
