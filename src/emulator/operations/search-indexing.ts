import type { Handler } from './handler.ts'
import { serviceRecord } from './service-record.ts'

/** Takes effect with the next request to the service. */
export const setSearchIndexing: Handler<'set_search_indexing'> = ({ id, enabled }, scene) => {
  const service = scene.sight.service(id)
  scene.state.switches.set(service.id, 'searchIndexing', enabled)
  return { ...serviceRecord(service, scene), searchIndexing: enabled }
}
