import type { Key } from '../access/key.ts'
import type { State } from '../state/state.ts'
import type { Handler } from './handler.ts'

export const whoami: Handler<'whoami'> = (_, { key, state }) => ({
  id: 'usr_local',
  name: 'Local developer',
  email: 'developer@localhost',
  ...scopeOf(key, state),
})

/** An account key has none (contract: Authentication, 8). */
function scopeOf(key: Key, state: State) {
  switch (key.kind) {
    case 'account':
      return {}
    case 'project': {
      const {
        kind,
        projectId,
        environments,
        permissions: { ...permissions },
      } = key
      return {
        keyScope: {
          kind,
          projectId,
          projectSlug: state.projects.byId(projectId)?.slug,
          environments,
          permissions: { ...permissions },
        },
      }
    }
    case 'service': {
      const {
        kind,
        serviceId,
        permissions: { ...permissions },
      } = key
      return {
        keyScope: {
          kind,
          serviceId,
          serviceName: state.services.byId(serviceId)?.name,
          permissions: { ...permissions },
        },
      }
    }
    default:
      return key satisfies never
  }
}
