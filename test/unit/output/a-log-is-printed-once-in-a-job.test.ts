import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { JobConsole } from '../../../src/old/github/job/job-console.ts'
import { LastPrintedLine } from '../../../src/old/output/last-printed-line.ts'
import { PrintedBuildLog } from '../../../src/old/output/printed-build-log.ts'
import { Redactor } from '../../../src/old/text/secrets/redactor.ts'
import { newFolder } from '../../support/folder.ts'

const silent = (): void => undefined
const commands = { setSecret: silent, error: silent, warning: silent, notice: silent }

function temporary(): string {
  const folder = newFolder(onTestFinished)
  return folder
}

/** Runs a step that follows the deployment and prints these lines; returns what stood in the console and in the log file. */
async function step(
  folder: string,
  seqs: readonly number[],
  { deployment = 'dep-1', hole, inJob = true }: { deployment?: string; hole?: number; inJob?: boolean } = {},
): Promise<{ readonly printed: readonly string[]; readonly file: string }> {
  let output = ''
  const write = (text: string | Uint8Array, done: () => void): void => {
    output += Buffer.from(text).toString()
    done()
  }
  const redactor = new Redactor()
  const path = join(folder, `${randomUUID()}.log`)
  const log = new PrintedBuildLog(new JobConsole(redactor, { write, commands }), redactor, path)
  log.continueAfter(new LastPrintedLine(inJob ? folder : undefined, 'https://platform.example', deployment))
  log.open()
  for (const seq of seqs) {
    if (seq === hole) await log.hole(seq, seq)
    else await log.print([{ seq, text: `line ${seq}` }])
  }
  await log.close()
  return {
    printed: output.split('\n').filter((line) => line.startsWith(' │ ') || line.startsWith('An ')),
    file: readFileSync(path, 'utf8'),
  }
}

const note = (seq: number): string => `An earlier step of this job printed this build log up to line ${seq}.`

test('a later step prints what is new, and writes everything to its file', async () => {
  const folder = temporary()
  const first = await step(folder, [1, 2, 3])
  expect(first.printed).toEqual([' │ line 1', ' │ line 2', ' │ line 3'])
  const second = await step(folder, [1, 2, 3, 4, 5])
  expect(second.printed).toEqual([note(3), ' │ line 4', ' │ line 5'])
  expect(second.file).toBe(' │ line 1\n │ line 2\n │ line 3\n │ line 4\n │ line 5\n')
  expect((await step(folder, [1, 5])).printed).toEqual([note(5)])
})

test('lines that the earlier step did not get are printed, with those after them', async () => {
  const folder = temporary()
  await step(folder, [1, 2, 3], { hole: 2 })
  expect((await step(folder, [1, 2, 3])).printed).toEqual([note(1), ' │ line 2', ' │ line 3'])
})

test('a log that is numbered from 0 is printed whole, and once', async () => {
  const folder = temporary()
  expect((await step(folder, [0, 1])).printed).toEqual([' │ line 0', ' │ line 1'])
  expect((await step(folder, [0, 1, 2])).printed).toEqual([note(1), ' │ line 2'])
  expect((await step(folder, [0, 1], { inJob: false })).printed).toEqual([' │ line 0', ' │ line 1'])
})

test('the log of another deployment is printed whole', async () => {
  const folder = temporary()
  await step(folder, [1, 2])
  expect((await step(folder, [1, 2], { deployment: 'dep-2' })).printed).toEqual([' │ line 1', ' │ line 2'])
})

test('outside of a job nothing is left behind', async () => {
  const folder = temporary()
  await step(folder, [1, 2], { inJob: false })
  expect(readdirSync(folder).filter((name) => name.includes('shown'))).toEqual([])
})

test.each(['', 'x', '-1', '1.5', '9'.repeat(400)])('a file that says "%s" hides no line', async (text) => {
  const folder = temporary()
  await step(folder, [1])
  const [name = ''] = readdirSync(folder).filter((file) => file.includes('shown'))
  writeFileSync(join(folder, name), text)
  expect((await step(folder, [0, 1])).printed).toEqual([' │ line 0', ' │ line 1'])
})
