import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { JobConsole } from '../../../src/github/job/console.ts'
import { JobLog } from '../../../src/output/job-log.ts'
import { Redactor } from '../../../src/text/redactor.ts'

const untrusted = ['plain', '\u001b[31mred', 'one\rtwo\nthree', '##[error]x', '::warning::y', 'the secret hunter22', '']

test('a chunk is one write, whatever its lines are, and the bracket opens in the first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const writes: string[] = []
  const write = (output: string | Uint8Array, done: () => void): void => {
    writes.push(Buffer.from(output).toString())
    done()
  }
  const silent = (): void => undefined
  const commands = { setSecret: silent, error: silent, warning: silent, notice: silent }
  const redactor = new Redactor()
  redactor.add('hunter22')
  const path = join(folder, 'build.log')
  const log = new JobLog(new JobConsole(redactor, { write, commands }), redactor, path)
  log.open()
  const chunk = Array.from({ length: 100 }, (_, round) =>
    untrusted.map((text, index) => ({ seq: round * untrusted.length + index + 1, text })),
  ).flat()

  for (let count = 1; count <= 3; count += 1) await log.print(chunk)
  await log.close()

  expect(writes.map((text) => text.split('\n').length - 1)).toEqual([901, 900, 900, 1])
  expect(writes[0]).toMatch(/^::stop-commands::/)
  expect(readFileSync(path, 'utf8')).toBe(writes.join('').replace(/^::.*\n/gm, ''))
})
