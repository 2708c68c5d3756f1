import { createHash } from 'node:crypto'
import type { Archive } from '../../archive/archive.ts'
import { uploadBody } from '../../archive/upload-body.ts'
import type { RequestBody } from '../../client/http/transport.ts'
import { withTimeout } from '../../client/time/timeout.ts'
import type { FlowHost } from '../../deployment/flow.ts'
import type { DeploymentReport } from '../../deployment/report.ts'
import { preflight } from '../../deployment/start/preflight.ts'
import { upload } from '../../deployment/start/upload.ts'
import { githubRefusal } from '../../github/api/client.ts'
import type { Deployments } from '../../github/deployments/deployments.ts'
import { type Checkout, readCheckout } from '../../github/job/checkout.ts'
import { byteProgress } from '../../output/progress.ts'
import { size } from '../../text/size.ts'
import { endedBefore } from '../shared/result.ts'
import { type DeployStage, flowOptions } from './context.ts'
import type { ArchiveSource } from './inputs.ts'
import { packSource } from './packing.ts'

/** Packs, uploads and follows; a service that did not change since the last upload is left alone where that is asked for. */
export async function deployArchive(stage: DeployStage, source: ArchiveSource): Promise<DeploymentReport> {
  const { job, platform, reporter, inputs } = stage
  const { projectSlug, environmentSlug, fields } = source
  await using archive = await packSource(stage, source)
  if (inputs.dryRun) {
    const limits = { signal: job.signal, timeoutMs: inputs.follow.timeoutMs }
    await preflight(platform, 'deploy_upload', {}, limits)
    return endedBefore(
      'skipped',
      `Dry run: ${size(archive.size)} would be uploaded as a new service of ${projectSlug}.`,
    )
  }
  const digest = digestOf(archive, source)
  const deployments = reporter.github.deployments()
  const askedMs = performance.now()
  if (source.skipUnchanged && (await isUnchanged(stage, deployments, digest))) {
    return endedBefore('skipped', 'Nothing changed since the last successful upload to this environment.')
  }
  const target = ['upload', projectSlug, environmentSlug ?? '', fields['name']].join(':')
  reporter.github.mirrorTo(deployments, { target, digest })
  job.state.note({ finished: false })
  const body = withProgress(uploadBody(fields, archive), (text) => job.console.say(text))
  const host = new UploadHost(stage, archive, readCheckout(source.path))
  const place = environmentSlug === undefined ? { projectSlug } : { projectSlug, environmentSlug }
  const report = await upload(platform, { ...place, body }, host, flowOptions(stage, performance.now() - askedMs))
  return { ...report, ref: report.ref ?? (await host.commit) }
}

/** Announces the new service, says what git knows of the folder, and frees the archive: a build may take long. */
class UploadHost implements FlowHost {
  readonly #stage: DeployStage
  readonly #archive: Archive
  readonly #checkout: Promise<Checkout | undefined>
  commit: Promise<string | undefined> = Promise.resolve(undefined)

  constructor(stage: DeployStage, archive: Archive, checkout: Promise<Checkout | undefined>) {
    this.#stage = stage
    this.#archive = archive
    this.#checkout = checkout
  }

  print(...[lines]: Parameters<FlowHost['print']>): Promise<void> {
    return this.#stage.reporter.print(lines)
  }

  report(event: Parameters<FlowHost['report']>[0]): void {
    const { job, reporter } = this.#stage
    reporter.report(event)
    if (event.kind !== 'accepted') return
    // What it cannot free costs the deployment nothing.
    this.#archive[Symbol.asyncDispose]().then(undefined, () => undefined)
    const id = event.serviceId ?? '(the platform did not say its id)'
    job.console.notice(`A new service was created and is billed from now on: ${id}`)
    this.commit = this.#checkout.then((checkout) => {
      job.outputs.set('ref', checkout?.commit)
      if (checkout?.remote !== undefined) reporter.addFact('Source', checkout.remote)
      return checkout?.commit
    })
  }
}

/** Of the archive and every input of the upload. */
function digestOf(archive: Archive, { projectSlug, environmentSlug, fields }: ArchiveSource): string {
  const ordered = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
  const all = JSON.stringify([archive.digest, projectSlug, environmentSlug ?? null, ordered])
  return createHash('sha256').update(all).digest('hex')
}

/** Where GitHub does not say within half of the timeout, the upload goes ahead with a warning. */
async function isUnchanged(
  { job, inputs }: DeployStage,
  deployments: Deployments | undefined,
  digest: string,
): Promise<boolean> {
  if (deployments === undefined) return false
  try {
    const last = await withTimeout(deployments.lastSuccess(), inputs.follow.timeoutMs / 2, job.signal)
    return last?.memory.digest === digest
  } catch (error) {
    job.signal.throwIfAborted()
    const why = githubRefusal(error, 'deployments: write')
    job.console.warn(`Whether anything changed since the last upload is not known: ${why}.`)
    return false
  }
}

function withProgress(body: RequestBody, say: (text: string) => void): RequestBody {
  return {
    length: body.length,
    async *chunks() {
      const progress = byteProgress(say)
      let sent = 0
      for await (const chunk of body.chunks()) {
        yield chunk
        sent += chunk.length
        progress(sent, () => `Sent ${size(sent)} of ${size(body.length)}`)
      }
    },
  }
}
