import { InputError } from '../../client/errors.ts'
import { systemClock } from '../../client/time/clock.ts'
import { type Connection, openPlatform, readConnection } from '../../config/connection.ts'
import { readReportInputs } from '../../config/reporting.ts'
import { githubRefusal } from '../../github/api/refusal.ts'
import { Deployments } from '../../github/deployments/deployments.ts'
import { PreviewList } from '../../github/deployments/preview-list.ts'
import { code, prose } from '../../output/markdown.ts'
import type { RunResult } from '../../output/run-result.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { type RememberedPreview, stalePreviews } from '../../preview/forgotten.ts'
import { formatAge } from '../../text/duration.ts'
import { TaxiwayError } from '../../text/error.ts'
import { message } from '../../text/message.ts'
import { formatCount } from '../../text/size.ts'
import type { Job } from '../shared/job.ts'
import { defaultEnvironment } from './inputs.ts'
import { readRemoval, type Swept, sweep } from './sweep.ts'

const requestMs = 60_000

/** What a host does with the list, if it is not a job's summary; `removed` of a sweep. */
export type ShowPreviews = (
  previews: readonly RememberedPreview[],
  removed: ReadonlySet<RememberedPreview> | undefined,
) => void

interface ListInputs {
  readonly connection: Connection | undefined
  readonly projectSlug: string | undefined
}

/** Lists the previews that GitHub remembers; with `mode: sweep` removes those whose pull request is closed. */
export async function reviewPreviews(job: Job, mode: 'report' | 'sweep', show?: ShowPreviews): Promise<RunResult> {
  const { inputs } = job
  const removal = mode === 'sweep' ? readRemoval(inputs) : undefined
  const hasKey = inputs.text('api-key') !== undefined && inputs.text('base-url') !== undefined
  const connection = removal?.connection ?? (hasKey ? readConnection(inputs) : undefined)
  const list = openList(job)
  try {
    const previews = await list.read(await readDeleted(job, { connection, projectSlug: inputs.get('project-slug') }))
    const stale = stalePreviews(previews)
    const swept = removal && (await sweep(job, list, stale, removal))
    const left = stale.filter((each) => !swept?.removed.has(each))
    job.outputs.set('stale', JSON.stringify(left.map(shownPreview)))
    show?.(previews, swept?.removed)
    return resultOf(job, previews, left, swept)
  } catch (error) {
    job.signal.throwIfAborted()
    const reason = message`previews-unread: GitHub did not say which previews there are: ${githubRefusal(error, 'deployments: write')}. Nothing was sent.`
    return { outcome: 'failed', reason }
  }
}

/** As `--json` and the output `stale` show it. */
export function shownPreview({ records: _, ...preview }: RememberedPreview) {
  const { url = null, deployedAt = null } = preview
  return { ...preview, url, deployedAt }
}

function openList({ inputs, context, signal }: Job): PreviewList {
  const { githubToken: token, environment = defaultEnvironment } = readReportInputs(inputs)
  const { repository } = context
  if (repository !== undefined && token !== undefined)
    return new PreviewList(new Deployments({ repository, environment, token, signal }))
  const text =
    repository === undefined
      ? message`previews-without-repository: GITHUB_REPOSITORY does not name a repository. Previews are remembered in the GitHub deployments of one: set it, such as \`owner/name\`.`
      : message`previews-without-token: \`github-token\` is empty. GitHub shows what it remembers to a token with \`deployments: read\` and \`pull-requests: read\`.`
  throw new InputError('github-token', text)
}

/** Ids of the services that the platform lists as deleted; empty if it cannot be asked. */
async function readDeleted(job: Job, { connection, projectSlug: slug }: ListInputs): Promise<ReadonlySet<string>> {
  if (connection === undefined || slug === undefined) return new Set()
  await using platform = openPlatform(connection, job)
  try {
    const options = { signal: job.signal, timeoutMs: requestMs }
    const deleted = await platform.call('list_deleted_services', { slug }, options)
    return new Set(deleted.flatMap(({ id }) => id ?? []))
  } catch (error) {
    if (!(error instanceof TaxiwayError)) throw error
    job.console.notice(
      message`previews-deleted-unread: The list of deleted services could not be read: ${error.message}`,
    )
    return new Set()
  }
}

function resultOf(
  job: Job,
  previews: readonly RememberedPreview[],
  left: readonly RememberedPreview[],
  swept: Swept | undefined,
): RunResult {
  const counted = `${formatCount(previews.length, 'preview')} remembered, ${left.length} of a closed pull request`
  const head = tableOf(previews, (text) => sanitizeText(text, job.redactor))
  const summary = { head, sections: [] }
  if (swept === undefined) return { outcome: 'succeeded', reason: `${counted}.`, summary }
  const stopped = swept.stopped === undefined ? '' : ` ${swept.stopped.why}`
  const reason = `${counted}; ${swept.removed.size} removed.${stopped}`
  return { outcome: swept.stopped?.outcome ?? (swept.failures === 0 ? 'succeeded' : 'failed'), reason, summary }
}

const mostRows = 500

function tableOf(previews: readonly RememberedPreview[], clean: (text: string) => string): string {
  if (previews.length === 0) return ''
  const cells = previews.slice(0, mostRows).map(({ number, pullRequest, name, service, url, deployedAt, exists }) => {
    const age = deployedAt === undefined ? '' : formatAge(systemClock.date().getTime() - Date.parse(deployedAt))
    const texts = [`#${number} ${pullRequest}`, name, age, exists === 'deleted' ? 'deleted' : ''].map(clean)
    const [pull = '', shownName = '', shownAge = '', shownState = ''] = texts.map(prose)
    return [pull, shownName, code(clean(service)), url === undefined ? '' : code(clean(url)), shownAge, shownState]
  })
  const row = (tag: string, texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`
  const header = row('th', ['Pull request', 'Preview', 'Service', 'URL', 'Deployed', ''])
  return `<table>\n${[header, ...cells.map((each) => row('td', each))].join('\n')}\n</table>`
}
