import { rmSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Archive } from '../../archive/archive.ts'
import { shownPath } from '../../archive/archive-error.ts'
import { uploadBody } from '../../archive/upload-body.ts'
import type { RequestBody } from '../../client/http/transport.ts'
import type { Finished, Listener } from '../../deployment/flow-run.ts'
import { upload } from '../../deployment/start/create-from-archive.ts'
import type { RunEvent } from '../../gate/run-event.ts'
import { type Checkout, readCheckout } from '../../git/head-and-origin.ts'
import type { Console } from '../../output/console.ts'
import { byteProgress } from '../../output/progress.ts'
import { keepYoungGenerationSmall } from '../../output/v8-heap.ts'
import { type DeployEnd, deploymentEnd } from '../../report/run-end.ts'
import { silenceUntilAwaited } from '../../text/deferred-rejection.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { formatCount } from '../../text/formats/count.ts'
import { explainFileError } from '../../text/formats/format-error.ts'
import { formatSize } from '../../text/formats/size.ts'
import { message } from '../../text/message.ts'
import { listWrittenFiles } from '../files/written-files.ts'
import type { Job } from '../job.ts'
import { runToEnd } from '../run-to-end.ts'
import { uploadTarget } from '../tracker.ts'
import { type DeployContext, flowOptions } from './deploy-context.ts'
import type { ArchiveSource } from './deploy-inputs.ts'
import { uploadRule } from './forward-rule.ts'
import { UploadCheck } from './upload-check.ts'

/** From this size on, an archive is likely to hold what does not belong in it. */
const largeBytes = 100_000_000

/** How long an upload waits for what Git says of its folder, milliseconds. */
const checkoutMs = 5_000

/** Packs, uploads and follows. */
export async function deployArchive(context: DeployContext, source: ArchiveSource): Promise<DeployEnd> {
  const { job } = context
  // Beside the packing, which leaves Git time; a process that has grown takes longer to start another one.
  const checkout = readCheckout(source.path, AbortSignal.any([job.signal, AbortSignal.timeout(checkoutMs)]))
  silenceUntilAwaited(checkout)
  const { archive, sizes } = await pack(job, source)
  await using _ = archive
  const end = await runToEnd(job, uploadArchive(context, { source, archive, checkout }))
  return { ...end, unusual: archive.packed?.unusual ?? [], facts: [['Archive', sizes], ...end.facts] }
}

/** Packs a folder, or opens the archive that `path` is, and prints its sizes, which are given in words too. */
async function pack(job: Job, { path, fields }: ArchiveSource): Promise<{ archive: Archive; sizes: string }> {
  const { console, context, signal } = job
  keepYoungGenerationSmall()
  if (!statSync(path).isDirectory()) {
    const { openArchive } = await import('../../archive/prebuilt-archive.ts')
    const archive = await openArchive(path, { signal })
    console.say(`The archive has ${formatSize(archive.size)}.`)
    return { archive, sizes: formatSize(archive.size) }
  }
  const [{ packFolder }, { whyLeftOut }, { rulesAbove }] = await Promise.all([
    import('../../archive/pack.ts'),
    import('../../archive/walk/left-out-reason.ts'),
    import('../../archive/walk/repositories.ts'),
  ])
  const check = new UploadCheck(path, fields, job.inputs.named)
  const written = listWrittenFiles(job)
  const progress = byteProgress(...toProgress(console))
  const archive = await packFolder(path, {
    signal,
    temporaryFolder: context.temporaryFolder,
    warn: (text) => console.warn(text),
    notice: (text) => console.notice(text),
    isServed: fields.runtimeMode === 'static',
    written,
    note: (file) => check.note(file),
    progress: ({ files, bytes }) =>
      progress(bytes, () => `Packed ${formatCount(files, 'file')}, ${formatSize(bytes)} so far`),
  })
  try {
    await check.refuse(async (folder) => whyLeftOut(path, folder, await rulesAbove(path)))
  } catch (error) {
    await archive[Symbol.asyncDispose]()
    throw error
  }
  const { files = 0, links = 0, bytes = 0, largest = [] } = archive.packed ?? {}
  const andLinks = links === 0 ? '' : ` and ${formatCount(links, 'link')}`
  const sizes = `${formatCount(files, 'file')}${andLinks} (${formatSize(bytes)}) into ${formatSize(archive.size)}`
  console.say(`Packed ${sizes}.`)
  if (archive.size > largeBytes) {
    const entries = largest.map((entry) => `${shownPath(entry.name)} (${formatSize(entry.bytes)})`).join(', ')
    const text = message`archive-large: The archive is large: ${formatSize(archive.size)}. Largest entries, before compression: ${entries}. List what does not belong in it in .deployignore.`
    console.notice(text)
  }
  return { archive, sizes }
}

interface PackedUpload {
  readonly source: ArchiveSource
  readonly archive: Archive
  readonly checkout: Promise<Checkout | undefined>
}

async function uploadArchive(context: DeployContext, packed: PackedUpload): Promise<DeployEnd> {
  const { source, archive } = packed
  const { job, platform, reporter, inputs } = context
  const { projectSlug, environmentSlug, fields } = source
  const { timeoutMs } = inputs.follow
  const checkout = await packed.checkout
  const forward = uploadRule(context, source, checkout?.commit)
  if (inputs.dryRun) {
    const what = `${formatSize(archive.size)} would be uploaded as the new service "${fields.name}" of project "${projectSlug}"`
    const { dryRun } = await import('./dry-run.ts')
    return await dryRun(context, { kind: 'upload', projectSlug, environmentSlug, forward }, `Dry run: ${what}.`)
  }
  await showArchive(job, source.path, archive)
  const { tracker } = reporter
  const target = uploadTarget(projectSlug, environmentSlug, fields.name)
  const { commit, remote } = checkout ?? {}
  const kept = { target, ...definedFields({ commit }) }
  tracker.track(kept, commit === undefined ? [] : [commit])
  // From here on the post step has something to look for.
  job.state.note({ finished: false })
  const body = withProgress(uploadBody(fields, archive), job.console)
  const request = { projectSlug, ...definedFields({ environmentSlug, forward }), body }
  const onEvent = uploadListener(context, archive, checkout)
  const report = await upload(platform, request, { ...flowOptions(context, timeoutMs), onEvent })
  if (report.deploymentId === undefined) return deploymentEnd(report)
  const facts = remote === undefined ? [] : ([['Source', remote]] as const)
  return deploymentEnd({ ...report, ref: report.ref ?? commit }, facts)
}

/** What is uploaded, as outputs, so that a later step can attest it. A job's folder is emptied after it. */
async function showArchive({ outputs, context, console }: Job, path: string, archive: Archive): Promise<void> {
  outputs.set('archive-digest', `sha256:${archive.digest}`)
  if (archive.packed === undefined) outputs.set('archive-file', path)
  else if (context.jobFolder !== undefined) {
    const file = join(context.jobFolder, `taxiway-${archive.digest.slice(0, 16)}.tar.gz`)
    try {
      await writeFile(file, archive.read())
      outputs.set('archive-file', file)
    } catch (error) {
      rmSync(file, { force: true })
      console.lost(`Could not write "${file}": ${explainFileError(error)}. The upload goes on.`)
    }
  }
}

/** Also announces the new service, says what git knows of the folder, and frees the archive: a build may take long. */
function uploadListener(
  { job, reporter }: DeployContext,
  archive: Archive,
  checkout: Checkout | undefined,
): Listener<RunEvent | Finished<unknown>> {
  return async (event) => {
    await reporter.emit(event)
    if (event.kind !== 'accepted') return
    // What cannot be freed costs the deployment nothing.
    archive[Symbol.asyncDispose]().then(undefined, () => undefined)
    job.outputs.set('ref', checkout?.commit)
    reporter.announceService(event.serviceId)
  }
}

/** A line every few seconds, or ten updates a second if one place shows them. `done` is the share from 0 to 1. */
function toProgress(console: Console, done?: () => number): Parameters<typeof byteProgress> {
  if (console.progress === undefined) return [(text) => console.say(text)]
  return [(text) => console.progress?.(text, done?.()), { gapMs: 100 }]
}

function withProgress(body: RequestBody, console: Console): RequestBody {
  return {
    length: body.length,
    async *chunks() {
      let sent = 0
      const progress = byteProgress(...toProgress(console, () => sent / body.length))
      for await (const chunk of body.chunks()) {
        yield chunk
        sent += chunk.length
        progress(sent, () => `Sent ${formatSize(sent)} of ${formatSize(body.length)}`)
      }
    },
  }
}
