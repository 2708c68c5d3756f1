import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readContext } from '../../../src/github/job/environment.ts'
import { LogFile } from '../../../src/output/log-file.ts'

function openIn(folder: string) {
  const reasons: string[] = []
  const path = join(folder, 'build.log')
  return { path, file: new LogFile(path, (reason) => reasons.push(reason)), reasons }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('appended text is written in order, even without waiting', async () => {
  const { path, file, reasons } = openIn(temporaryFolder())
  const lines = [...Array(5000)].map((_, index) => `line ${index}\n`)
  for (const line of lines) void file.append(Buffer.from(line))
  await file.append(Buffer.alloc(2 * 1024 * 1024, 'x'))
  await file.append(Buffer.from('end'))
  await file.close()
  expect(readFileSync(path, 'utf8')).toBe(`${lines.join('')}${'x'.repeat(2 * 1024 * 1024)}end`)
  expect(reasons).toEqual([])
})

test('a missing folder is reported once, and appending continues without errors', async () => {
  const { file, reasons } = openIn(join(temporaryFolder(), 'missing'))
  await file.append(Buffer.from('a'))
  await file.append(Buffer.from('b'))
  await file.close()
  expect(reasons).toEqual(['the file or its folder does not exist'])
})

test('two steps of one job have two files', () => {
  const environment = { RUNNER_TEMP: temporaryFolder() }
  expect(readContext(environment).logFile).not.toBe(readContext(environment).logFile)
})
