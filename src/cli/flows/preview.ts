import { readCiJob } from '../../ci/ci-job.ts'
import { InputError } from '../../client/errors.ts'
import { openPlatform } from '../../config/connection.ts'
import { readPullRequestEvent } from '../../github/job/pull-request-event.ts'
import type { PreviewHost } from '../../preview/host.ts'
import { noMemory } from '../../preview/memory/preview-memory.ts'
import { StoredMemory } from '../../preview/memory/stored-memory.ts'
import { beginPreview } from '../../preview/preview-context.ts'
import { readPreviewInputs } from '../../preview/preview-inputs.ts'
import { runAction } from '../../run/run-to-end.ts'
import { formatErrorAsClause } from '../../text/formats/format-error.ts'
import { message } from '../../text/message.ts'
import type { CommandJob } from '../command-job.ts'
import type { OptionValues } from '../options/taken-inputs.ts'
import { UsageError } from '../usage-error.ts'
import { openGitLab } from './gitlab-host.ts'
import { StateFile } from './state-file.ts'

/** A change request as the options and the CI name it; `headSha` is empty if the preview is only ended. */
interface ChangeRequest extends Pick<PreviewHost, 'number' | 'reference' | 'headSha' | 'labels'> {
  /** Address of its repository. */
  readonly repository: string | undefined
}

/** Runs the preview action's code for the change request of a CI job, or of the options. */
export async function runPreviewCommand(job: CommandJob): Promise<void> {
  const { create, close, state } = job.options
  if (create && close) throw new UsageError('--create and --close cannot be combined.')
  if (create && state === undefined)
    throw new UsageError('--create needs --state: it says that the file may be missing.')
  let memory: StoredMemory | undefined
  const over = new AbortController()
  await runAction(job, 'preview', async (openReporter) => {
    const change = readChangeRequest(job)
    const inputs = readPreviewInputs(job, change.number, change.repository, close === true)
    if (inputs.maxPreviews !== undefined) {
      const text = message`preview-cap-uncounted: ${job.inputs.named('max-previews')} has no effect here: a state file or a GitLab environment remembers one preview alone. Remove it, or use the preview action on GitHub.`
      throw new InputError('max-previews', text)
    }
    const reporter = openReporter(inputs.report)
    const gitlab = openGitLab(job, change, over.signal)
    memory = typeof state === 'string' ? fileMemory(state, { create, close }) : gitlab?.memory
    const host: PreviewHost = {
      ...change,
      labels: gitlab?.labels ?? change.labels,
      memory:
        memory ??
        noMemory('a state file', {
          why: 'nothing remembers it: give `--state`, or run in GitLab CI',
          remedy: 'Give `--state`',
        }),
      // With `--close`, it is the user who says that it is over.
      now: async () => (close ? undefined : await gitlab?.now()),
      explain: gitlab?.explain ?? formatErrorAsClause,
      comments: inputs.comment ? gitlab?.comments : undefined,
      rows: gitlab?.rows ?? {},
    }
    await using platform = openPlatform(inputs.connection, job)
    const context = beginPreview({ job, inputs, reporter, host }, platform)
    return close
      ? await (await import('../../preview/removal/close.ts')).closePreview(context, {
          isRerun: false,
          ending: 'closed',
        })
      : await (await import('../../preview/deploy-preview.ts')).deployPreview(context, { isFirstRun: false })
  })
  await memory?.settled()
  // What has no answer yet must not keep the process.
  over.abort(new Error('the run is over'))
}

/** The caches of CI systems vanish, so a missing file does not prove that there is no service. */
function fileMemory(path: string, { create, close }: OptionValues): StoredMemory {
  const file = new StateFile(path)
  if (create) return new StoredMemory(file)
  const remedy = close ? '' : '; in the first run of a change request, give `--create`'
  const lost = message`preview-state-missing: ${file.name} names no service, and what it held may have been lost${remedy}`
  return new StoredMemory(file, lost, close === true)
}

/** @throws InputError if its number or head is not known */
function readChangeRequest({ ci, environment, inputs, options }: CommandJob): ChangeRequest {
  const said = readCiJob(ci, environment)
  // On GitHub and what is like it, the variables name the merge commit, not the head.
  const event =
    ci !== undefined && /^(github|gitea|forgejo)$/.test(ci.name) ? readPullRequestEvent(environment) : undefined
  const given = options['changeRequest'] === undefined ? undefined : String(options['changeRequest'])
  const text = given ?? said.changeRequest
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text)) {
    throw new InputError(
      'change-request',
      text === undefined
        ? 'The change request is not known: this job is not for one, or the CI does not say. Give its number as `--change-request`.'
        : `\`--change-request\` is not a number: "${text}". Use the number of the pull or merge request, such as 7.`,
    )
  }
  const headSha = inputs.get('ref') ?? event?.headSha ?? said.sha
  if (headSha === undefined && !options['close']) {
    throw new InputError(
      'ref',
      `The commit to deploy is not known. Give the head of the change request as ${inputs.named('ref')}.`,
    )
  }
  const number = Number(text)
  const reference = ci?.name === 'gitlab' ? `merge request !${number}` : `change request ${number}`
  return { number, reference, headSha: headSha ?? '', labels: event?.labels, repository: said.repository }
}
