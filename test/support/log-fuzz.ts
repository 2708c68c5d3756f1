import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readStoredRecord } from '../../src/old/build-log/payload.ts'
import { parseElements } from '../../src/old/client/streams/json-array.ts'
import { JobConsole, type Runner } from '../../src/old/github/job/job-console.ts'
import { PrintedBuildLog } from '../../src/old/output/printed-build-log.ts'
import { bar } from '../../src/old/output/untrusted.ts'
import { Redactor } from '../../src/old/text/secrets/redactor.ts'
import { hostileLine, secrets } from './hostile-lines.ts'
import { interpret } from './runner/grammar.ts'
import { leaksIn } from './runner/leaks.ts'
import { type Seeded, seeded } from './seeded.ts'

/** The faults in the written output; empty if there are none. */
export type Complaint = string

const batchLines = 400
/** The secrets that a log can be searched for line by line. */
const searched = secrets.filter((secret) => !secret.includes('\n'))

/** Prints hostile lines as a job does, with our own messages between them, and reads the result like the runner. */
export async function fuzzLog(
  lines: number,
  seed: number,
): Promise<{ readonly complaints: Complaint[]; rows: number }> {
  const random = seeded(seed)
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-fuzz-'))
  const complaints: Complaint[] = []
  let rows = 0
  let token = '00000000-0000-4000-8000-000000000000'
  try {
    for (let left = lines; left > 0 && complaints.length < 10; left -= batchLines) {
      const batch = Array.from({ length: Math.min(batchLines, left) }, () => hostileLine(random, token))
      const run = await printed(batch, random, folder)
      complaints.push(...complaintsOf(run))
      rows += run.rows
      token = /::stop-commands::(\S+)/.exec(run.output)?.[1] ?? token
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return { complaints, rows }
}

interface Printed {
  readonly output: string
  readonly file: string
  /** Our own messages, by the name of the command. */
  readonly said: readonly string[]
  /** The number of line ends in the lines, plus one. */
  readonly rows: number
}

/** Sends the batch through the whole path of a stored log: JSON in pieces, records, console, file. */
async function printed(batch: readonly string[], random: Seeded, folder: string): Promise<Printed> {
  const written: string[] = []
  const said: string[] = []
  const command = (name: string) => (message: string | Error) => {
    said.push(name)
    written.push(
      `::${name}::${String(message).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}\n`,
    )
  }
  const ear: Runner = {
    write: (output, done) => {
      written.push(Buffer.from(output).toString())
      done()
    },
    commands: {
      setSecret: command('add-mask'),
      error: command('error'),
      warning: command('warning'),
      notice: command('notice'),
    },
  }
  const redactor = new Redactor()
  for (const secret of secrets) redactor.add(secret)
  const console = new JobConsole(redactor, ear)
  const path = join(folder, 'build.log')
  const log = new PrintedBuildLog(console, redactor, path)
  log.open()
  let seq = 0
  for await (const records of parseElements(pieces(Buffer.from(JSON.stringify(batch)), random))) {
    await log.print(records.map((raw) => ({ seq: ++seq, text: readStoredRecord(raw).text })))
    if (random.below(40) === 0) console.warn(batch[random.below(batch.length)] ?? '')
    if (random.below(40) === 0) console.say(`Status: ${batch[random.below(batch.length)]}`)
  }
  await log.close()
  const file = readFileSync(path, 'utf8')
  rmSync(path)
  // A line's own break ends it, and begins no other.
  const lines = batch.map((text) => text.toWellFormed().replace(/\r?\n$/, ''))
  const rows = lines.reduce((sum, text) => sum + text.split(/\r\n|\n|\r/).length, 0)
  // Half a surrogate pair leaves a process as U+FFFD.
  return { output: written.join('').toWellFormed(), file, said, rows }
}

function complaintsOf({ output, file, said, rows }: Printed): Complaint[] {
  const complaints: Complaint[] = []
  const view = interpret(output)
  const obeyed = view.obeyed.map(({ name }) => name).filter((name) => name !== 'stop-commands')
  if (obeyed.join() !== said.join()) complaints.push(`the runner obeyed ${obeyed.join()} instead of ${said.join()}`)
  if (view.refused.length > 0) complaints.push(`the runner refused ${JSON.stringify(view.refused[0])}`)
  if (view.stopped) complaints.push('commands are stopped at the end')
  const shown = output.split(/\r\n|\n|\r/).filter((line) => line.startsWith(bar))
  if (shown.length !== rows) complaints.push(`${rows} rows were printed as ${shown.length}`)
  if (file !== `${shown.join('\n')}\n`) complaints.push('the file is not what the console shows')
  const tooLong = shown.find((line) => Buffer.byteLength(line) > 8 * 1024 + 100)
  if (tooLong !== undefined) complaints.push(`a line of ${tooLong.length} characters`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  const control = /[\x00-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f]|\x1b(?!\[[0-9;:]*m)/.exec(shown.join('\n'))
  if (control !== null) complaints.push(`a control character: ${JSON.stringify(control[0])}`)
  complaints.push(...leaksIn(output + file, searched))
  return complaints
}

async function* pieces(bytes: Buffer, random: Seeded): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; ) {
    const size = 1 + random.below(random.below(4) === 0 ? 5 : 4096)
    yield bytes.subarray(at, at + size)
    at += size
  }
}
