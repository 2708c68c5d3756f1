import { previewTask, rowTarget } from '../../../src/github/previews/memory-row-format.ts'
import { headSha } from '../virtual/preview-run.ts'
import { emptyWorld, type World } from './world.ts'

const target = rowTarget('preview:7:harbor-pr-7')
const service = 'svc_1'

/** A world with a preview, as a run that is over left it; `isThere` is false if somebody has deleted the service since. */
function worldWithPreview(created: true | undefined, isThere = true): World {
  const payload = { tool: 'taxiway', target, service, ...(created ? { created } : {}), attempt: undefined }
  const statuses = [{ state: 'inactive', description: `Service ${service}` }]
  const row = { id: 1, task: previewTask, sha: headSha, payload, owner: undefined, statuses, isDeleted: false }
  const services = [{ isThere, isOurs: created === true, isRemoved: false }]
  return { ...emptyWorld, rows: [row], count: 1, services }
}

export const worlds: Readonly<Record<'nothing' | 'a preview' | 'a given service' | 'a deleted service', World>> = {
  nothing: emptyWorld,
  'a preview': worldWithPreview(true),
  'a given service': worldWithPreview(undefined),
  'a deleted service': worldWithPreview(true, false),
}
