// @module-tag thorough
import { randomFillSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import process from 'node:process'
import { said } from '../support/messages.ts'
import { type UploadSink, uploadSink, uploadTo } from '../support/platform/upload-sink.ts'
import type { StepResult } from '../support/runner/run-action.ts'
import { type RunOptions, type Started, test as scenario } from '../support/scenario.ts'
import { openArchives, StepTemporary } from '../support/temporary-files.ts'

const anywhere = scenario.concurrent
const onLinux = process.platform === 'linux'
// Only Linux shows what a folder held for a moment, and which files a process has open.
const test = scenario.runIf(onLinux).concurrent

/** Incompressible bytes, more than are kept in memory. */
function plantNoise(workspace: string, mebibytes = 18): string {
  const app = join(workspace, 'app')
  mkdirSync(app)
  const block = randomFillSync(Buffer.alloc(1024 * 1024))
  writeFileSync(join(app, 'a-noise'), Buffer.concat(Array.from({ length: mebibytes }, () => block)))
  return app
}

function uploads({ seen }: UploadSink): string[] {
  return seen.filter((request) => request.startsWith('POST'))
}

/** Only the log and what was sent remain, because they are outputs. */
function allThatMayStay({ outputs }: Pick<StepResult, 'outputs'>): string[] {
  const files = [outputs['archive-file'], outputs['log-file']].filter((file) => file !== undefined)
  return files.map((file) => basename(file)).sort()
}

interface Place {
  readonly folder: string
  readonly start: (inputs: Record<string, string>, options?: RunOptions) => Started
}

function begin(
  { folder, start }: Place,
  sink: UploadSink,
  options: RunOptions & { inputs?: Record<string, string> } = {},
) {
  const { inputs, ...rest } = options
  const own = join(folder, 'tmp')
  mkdirSync(own)
  const step = start(
    { ...uploadTo(sink), ...inputs },
    { ...rest, env: { TMPDIR: own, TEMP: own, TMP: own, ...rest.env } },
  )
  return { step, temporary: new StepTemporary(folder, own) }
}

const answers: [string, ((response: ServerResponse) => void) | undefined, string, string?][] = [
  ['a success', undefined, 'accepted'],
  ['no answer at all', () => undefined, 'indeterminate', '5s'],
]

anywhere.for(answers)(
  'after %s',
  async ([, answer, outcome, timeout = '20s'], { folder, workspace, start, expect }) => {
    plantNoise(workspace)
    let open: string[] = []
    await using sink = await uploadSink({
      hold({ method }) {
        if (method === 'POST') open = openArchives(step.pid)
      },
      ...(answer && { answer }),
    })
    const { step, temporary: made } = begin({ folder, start }, sink, { inputs: { timeout } })
    using temporary = made
    const job = await step.finished
    // It existed, but had been unlinked when it was sent.
    expect(open).toEqual(onLinux ? [expect.stringContaining(' (deleted)')] : [])
    expect(job.outcome).toBe(outcome)
    expect(temporary.left()).toEqual(allThatMayStay(job))
  },
)

// Of the 18 MiB, the file takes all but a few hundred bytes.
test.for([17_000, 18_431])(
  'after a disk that is full after %i KiB',
  async (kibibytes, { folder, workspace, start, expect }) => {
    plantNoise(workspace)
    await using sink = await uploadSink()
    const under = ['bash', '-c', `ulimit -f ${kibibytes}; exec "$@"`, 'bash']
    const { step, temporary: made } = begin({ folder, start }, sink, { under })
    using temporary = made
    await temporary.made(step)
    const job = await step.finished
    expect(job.errors).toEqual([expect.stringMatching(said('temporary-disk-full'))])
    expect(temporary.left()).toEqual(allThatMayStay(job))
    expect(uploads(sink)).toEqual([])
  },
)

test.for(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'after %s while it packs',
  async (signal, { folder, workspace, start, expect }) => {
    const app = plantNoise(workspace)
    writeFileSync(join(app, 'b-more'), '')
    // A sparse file, which takes long to pack.
    truncateSync(join(app, 'b-more'), 4_000_000_000)
    await using sink = await uploadSink()
    const { step, temporary: made } = begin({ folder, start }, sink)
    using temporary = made
    await temporary.nameless(step)
    step.signal(signal)
    const job = await step.finished
    expect(job.outcome).toBe(signal === 'SIGKILL' ? undefined : 'aborted')
    expect(temporary.left()).toEqual(allThatMayStay(job))
    expect(uploads(sink)).toEqual([])
  },
)

test.for(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'after %s while it sends',
  async (signal, { folder, workspace, start, expect }) => {
    plantNoise(workspace)
    let open: string[] = []
    await using sink = await uploadSink({
      async hold(request) {
        if (request.method !== 'POST') return
        open = openArchives(step.pid)
        step.signal(signal)
        // No further byte is read, so the body cannot have been sent completely.
        await once(request, 'close')
      },
    })
    const { step, temporary: made } = begin({ folder, start }, sink)
    using temporary = made
    const job = await step.finished
    expect(open).toHaveLength(1)
    expect(job.outcome).toBe(signal === 'SIGKILL' ? undefined : 'aborted')
    expect(temporary.left()).toEqual(allThatMayStay(job))
  },
)
