// @module-tag thorough
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { said } from '../support/messages.ts'
import { byUpload, expect, type Started, test } from '../support/scenario.ts'
import { plant, survey } from '../support/workspace.ts'

const large = 200_000_000

/** Pauses the step as soon as it has opened the file. */
async function stopAt(step: Started, file: string): Promise<void> {
  let ended = false
  void step.finished.finally(() => {
    ended = true
  })
  while (!opened(step.pid).includes(file)) {
    if (ended) throw new Error(`the step ended before it read ${file}`)
    await setImmediate()
  }
  step.signal('SIGSTOP')
}

function opened(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`))
  } catch {
    return [] // of what was closed meanwhile
  }
}

// Only Linux shows which files a process has open.
test.runIf(process.platform === 'linux').for([
  ['shrinks', (file: string) => truncateSync(file, 5), 'shrank'],
  ['grows', (file: string) => appendFileSync(file, 'more'), 'grew'],
  ['is written anew', (file: string) => rmSync(file), undefined],
] as const)(
  'a file that %s while it is read, and others that vanish or become something else before',
  async ([, change, changed], { folder, workspace, platform, start }) => {
    const app = plant(join(workspace, 'app'), {
      a: '',
      'b-vanishes': '1',
      'c-folder': '2',
      'd-pipe': '3',
      'e-link': '4',
      'f-folder/vanishes': '5',
      'g-folder/a-file': '6',
      'h-other': '7',
      'i-stays': '8',
    })
    // A sparse file, which takes long to read.
    truncateSync(join(app, 'a'), large)
    const site = await platform()
    // Slower than the test, which must observe the reading.
    const step = start(byUpload(site, { wait: 'false' }), { under: ['nice', '-n', '19'] })
    await stopAt(step, join(app, 'a'))
    change(join(app, 'a'))
    for (const gone of ['b-vanishes', 'c-folder', 'd-pipe', 'e-link', 'f-folder', 'g-folder']) {
      rmSync(join(app, gone), { recursive: true })
    }
    mkdirSync(join(app, 'c-folder'))
    execFileSync('mkfifo', [join(app, 'd-pipe')])
    symlinkSync('/etc/hosts', join(app, 'e-link'))
    writeFileSync(join(app, 'g-folder'), 'now a file')
    writeFileSync(join(app, 'h-new'), 'another')
    renameSync(join(app, 'h-new'), join(app, 'h-other'))
    step.signal('SIGCONT')
    const job = await step.finished
    expect(job.outcome).toBe('accepted')
    expect(job.warnings).toEqual([
      ...(changed === undefined ? [] : [expect.stringMatching(said('file-changed', 'a', changed))]),
      expect.stringMatching(said('left-out-vanished', 'b-vanishes')),
      expect.stringMatching(said('left-out-replaced', 'c-folder')),
      expect.stringMatching(said('left-out-replaced', 'd-pipe')),
      expect.stringMatching(said('left-out-vanished', 'e-link')),
      expect.stringMatching(said('left-out-vanished', 'f-folder/')),
      expect.stringMatching(said('left-out-vanished', 'g-folder/')),
    ])
    const unpacked = unpack(site.requests('upload')[0]?.body?.['archiveBase64'], join(folder, 'unpacked'))
    expect(statSync(join(unpacked, 'a')).size).toBe(large)
    rmSync(join(unpacked, 'a'))
    expect(survey(unpacked)).toEqual({ 'h-other': 'another', 'i-stays': '8' })
  },
)

function unpack(archiveBase64: unknown, into: string): string {
  mkdirSync(into)
  execFileSync('tar', ['-xzf', '-', '-C', into], { input: Buffer.from(String(archiveBase64), 'base64') })
  return into
}
