import { noServiceLeft, previewTask, rowTarget } from '../../../src/github/previews/memory-row-format.ts'
import { headSha } from '../virtual/preview-run.ts'
import { emptyWorld, type World } from './world.ts'

const target = rowTarget('preview:7:harbor-pr-7')

/** A world with a preview, as runs that are over left it. */
function worldWithPreview({ isOurs = true, isThere = true, isRemoved = false }): World {
  const created = isOurs ? { created: true } : {}
  const payload = { tool: 'taxiway', target, service: 'svc_1', ...created, attempt: undefined }
  const statuses = [{ state: 'inactive', description: isRemoved ? noServiceLeft : 'Service svc_1' }]
  const row = { id: 1, task: previewTask, sha: headSha, payload, owner: undefined, statuses, isDeleted: false }
  return { ...emptyWorld, rows: [row], count: 1, services: [{ isThere, isOurs, isRemoved }] }
}

export const worlds = {
  nothing: emptyWorld,
  'a preview': worldWithPreview({}),
  'a given service': worldWithPreview({ isOurs: false }),
  /** Somebody has deleted it, and Taxiway knows nothing of that. */
  'a deleted service': worldWithPreview({ isThere: false }),
  'a removed preview': worldWithPreview({ isThere: false, isRemoved: true }),
} as const satisfies Readonly<Record<string, World>>
