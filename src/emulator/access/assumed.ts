import type { Access, Capability } from '../../contract/operation.ts'
import type { NameWithAccess } from '../../contract/operations.ts'
import type { Level } from './key.ts'

const scoped = (capability: Capability, level: Level, serviceKey = true): Access => ({
  kind: 'capability',
  capability,
  level,
  serviceKey,
})

/**
 * What this platform asks of a scoped key where the contract shows no authorisation (contract: Gaps in the endpoint list):
 * the category whose name fits. A client must not rely on it.
 */
export const assumed: Readonly<Record<NameWithAccess<'not-shown'>, Access>> = {
  create_service: scoped('project', 'write', false),
  list_deployments: scoped('deployments', 'read'),
  import_env: scoped('variables', 'write'),
  expose_port: scoped('domains', 'write'),
  add_domain: scoped('domains', 'write'),
  set_search_indexing: scoped('settings', 'write'),
  set_autodeploy: scoped('settings', 'write'),
  attach_service_dedicated_ip: { kind: 'account-only' },
  get_logs: scoped('logs', 'read'),
  get_deployment_logs: scoped('logs', 'read'),
  stream_deployment_logs: scoped('logs', 'read'),
  get_metrics: scoped('metrics', 'read'),
}
