import type { OperationName, Result } from '../../../contract/operations.ts'
import { isReadOnlyKey, readKeyKind } from '../../client/key-kind.ts'
import { keyProblem } from '../../deployment/start/preflight.ts'
import { type AreaFinding, finding, splitMessage } from '../finding.ts'
import type { Readings } from '../read-platform.ts'

/** The operations that each command needs, as far as the contract says what they need. */
const commands: Readonly<Record<string, readonly OperationName[]>> = {
  deploy: ['deploy_service'],
  'deploy-with-variables': ['deploy_service', 'import_env'],
  upload: ['deploy_upload'],
  preview: ['create_service', 'expose_port'],
  gate: ['list_deployments'],
  'gate-with-rollback': ['deploy_service'],
  'gate-with-sql': ['db_query'],
}
/** Their resource exists only once they have run. */
const creating = new Set<OperationName>(['deploy_upload', 'create_service'])

/** Whether the key is accepted, whose it is, and what it suffices for. */
export function keyFindings({ whoami, identity, serviceId }: Readings): AreaFinding[] {
  const status = whoami?.status
  if (status === 401) {
    const advice = 'Check `api-key`, or create a new key in the dashboard.'
    return [finding('fail', 'key-accepted', 'the platform does not accept the key (401)', { advice })]
  }
  if (identity === undefined) {
    const why = status === undefined ? 'whoami had no answer' : `whoami answered ${status}, without an identity`
    return [finding('inconclusive', 'key-accepted', `unknown: ${why}`)]
  }
  const kind = `${readKeyKind(identity)} key${isReadOnlyKey(identity) ? ', read-only' : ''}`
  const permissions = Object.entries(identity.keyScope?.permissions ?? {})
  const evidence = permissions.map(([name, level]) => `${name}:${String(level)}`)
  return [
    finding('pass', 'key-accepted', 'the platform accepts the key'),
    finding('pass', 'key-kind', kind, { evidence }),
    scopeFinding(identity, serviceId),
    ...Object.entries(commands).map(([command, needs]) => commandFinding(command, needs, { identity, serviceId })),
  ]
}

function scopeFinding({ keyScope }: Result<'whoami'>, serviceId: string | undefined): AreaFinding {
  const scope = keyScope?.serviceId ?? undefined
  if (serviceId === undefined) {
    const advice = 'Name a service with `service-id`: the interface does not list them.'
    return finding('inconclusive', 'key-scope', 'the key does not name a service, so no history was read', { advice })
  }
  if (scope === undefined || scope === serviceId) return finding('pass', 'key-scope', 'read one service')
  const advice = 'Use a key of this service, or of its project, or correct `service-id`.'
  return finding('fail', 'key-scope', 'the key belongs to another service', { advice })
}

function commandFinding(
  command: string,
  needs: readonly OperationName[],
  { identity, serviceId }: { readonly identity: Result<'whoami'>; readonly serviceId: string | undefined },
): AreaFinding {
  const problems = needs.map((operation) => {
    const own = operation === 'db_query' ? undefined : serviceId
    return keyProblem(identity, operation, creating.has(operation) ? { isNew: true } : { serviceId: own })
  })
  const problem = problems.find((text) => text !== undefined)
  const name = `can-${command}`
  if (problem === undefined) return finding('pass', name, `the key suffices for ${command.replaceAll('-', ' ')}`)
  const [summary, details] = splitMessage(problem)
  return command === 'deploy' ? finding('fail', name, summary, details) : finding('skipped', name, summary)
}
