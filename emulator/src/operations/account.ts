import type { Key } from '../state/account-tables.ts'
import type { PlatformState } from '../state/platform-state.ts'
import type { Handler } from './request-context.ts'

export const whoami: Handler<'whoami'> = (_, { key, state }) => ({
  id: 'usr_local',
  name: 'Local developer',
  email: 'developer@localhost',
  ...toScope(key, state),
})

/** An account key has no scope (contract: Authentication, 8); one that cannot write says so in a field beyond the contract's. */
function toScope(key: Key, { projects, services }: PlatformState) {
  switch (key.kind) {
    case 'account':
      return key.readOnly ? { readOnly: true } : {}
    case 'project': {
      const { kind, projectId, environments, permissions } = key
      const projectSlug = projects.get({ id: projectId })?.slug
      return { keyScope: { kind, projectId, projectSlug, environments, permissions: { ...permissions } } }
    }
    case 'service': {
      const { kind, serviceId, permissions } = key
      const serviceName = services.get({ id: serviceId })?.name
      return { keyScope: { kind, serviceId, serviceName, permissions: { ...permissions } } }
    }
    default:
      return key satisfies never
  }
}

export const listEnvGroups: Handler<'list_env_groups'> = (_, { state }) =>
  state.envGroups.select('TRUE ORDER BY name').map((group) => ({ ...group }))
