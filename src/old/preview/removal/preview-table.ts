import { code, link, prose, table } from '../../output/markdown.ts'
import { createCleaning, type Job } from '../../run/job.ts'
import { formatAge } from '../../text/formats/duration.ts'
import type { RememberedPreview } from './preview-list.ts'

/** A summary has room for so many. */
const mostRows = 500

/** As `--json` and the output `stale` show it. */
export function shownPreview({ records: _, ageMs: __, claims: ___, created: ____, ...preview }: RememberedPreview) {
  const { url = null, deployedAt = null } = preview
  return { ...preview, url, deployedAt }
}

/** The cells of a row: number, state, labels, preview, service, deployed, platform, URL; untrusted. */
function previewRow(preview: RememberedPreview): string[] {
  const { number, pullRequest, labels, name, service, ageMs, exists, removed, url = '' } = preview
  const age = ageMs === undefined ? '' : formatAge(ageMs)
  const state = removed ? 'removed' : exists === 'deleted' ? 'deleted' : ''
  return [String(number), pullRequest, labels.join(', '), name, service, age, state, url]
}

function isNeeded({ pullRequest, removed, exists }: RememberedPreview): boolean {
  return pullRequest !== 'closed' || removed === true || exists === 'deleted'
}

export function formatPreviews(job: Job, previews: readonly RememberedPreview[]): string {
  if (previews.length === 0) return ''
  const { text } = createCleaning(job)
  // Those that cost without need come first.
  const sorted = previews.toSorted((one, other) => Number(isNeeded(one)) - Number(isNeeded(other)))
  const rows = sorted.slice(0, mostRows).map((preview) => {
    const [number = '', state = '', labels = '', name = '', service = '', age = '', onPlatform = '', url = ''] =
      previewRow(preview).map(text)
    const shown = link(url, prose(name))
    return [
      [`#${number} ${state}`, labels]
        .filter((each) => each !== '')
        .map(prose)
        .join('<br>'),
      `${shown}<br>${code(service)}`,
      [age, onPlatform]
        .filter((each) => each !== '')
        .map(prose)
        .join('<br>'),
    ]
  })
  return table(rows, ['Pull request', 'Preview', 'Deployed'])
}
