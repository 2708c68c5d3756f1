import { isReadOnlyKey, kindOfKey } from '../../client/key-kind.ts'
import type { OperationName } from '../../contract/operations.ts'
import { keyProblem } from '../../deployment/start/preflight.ts'
import { withoutFullStop } from '../../text/excerpt.ts'
import { type DoctorFinding, findingsOf } from '../finding.ts'
import type { Readings } from '../readings.ts'

const finding = findingsOf('key')

/** The operations that each command needs, as far as the contract says what they need. */
const commands: Readonly<Record<string, readonly OperationName[]>> = {
  deploy: ['deploy_service'],
  'deploy with variables': ['deploy_service', 'import_env'],
  upload: ['deploy_upload'],
  preview: ['create_service', 'expose_port'],
  gate: ['list_deployments'],
  'gate with rollback': ['deploy_service'],
  'gate with SQL': ['db_query'],
}
/** Their resource exists only once they have run. */
const creating = new Set<OperationName>(['deploy_upload', 'create_service'])

/**
 * Whether the key is accepted, whose it is, and what it suffices for.
 *
 * @param comparing with an expected dialect: a key that can only read is then enough
 */
export function probeKey(readings: Readings, { comparing }: { readonly comparing: boolean }): DoctorFinding[] {
  const { whoami, identity, serviceId } = readings
  const status = whoami?.status
  if (status === 401) {
    const advice = 'Check `api-key`, or create a new key in the dashboard.'
    return [finding('fail', 'key-accepted', 'the platform does not accept the key (401)', { advice })]
  }
  if (identity === undefined) {
    const why = status === undefined ? 'whoami had no answer' : `whoami answered ${status}, without an identity`
    return [finding('inconclusive', 'key-accepted', `not known: ${why}`)]
  }
  const kind = kindOfKey(identity)
  const readOnly = isReadOnlyKey(identity) ? ', read-only' : ''
  const { permissions } = identity.keyScope ?? {}
  const granted = Object.entries(permissions ?? {}).map(([name, level]) => `${name}:${String(level)}`)
  const scope = identity.keyScope?.serviceId
  const found = [
    finding('pass', 'key-accepted', 'the platform accepts the key'),
    finding('pass', 'key-kind', `a key of kind ${kind}${readOnly}`, { evidence: granted }),
    scopeOf(kind, scope ?? undefined, readings),
  ]
  for (const [command, operations] of Object.entries(commands)) {
    const problems = operations.map((operation) => {
      const isNew = creating.has(operation)
      const own = operation === 'db_query' ? undefined : serviceId
      return keyProblem(identity, operation, isNew ? { isNew } : { serviceId: own })
    })
    const problem = problems.find((text) => text !== undefined)
    const name = `can-${command.replaceAll(' ', '-').toLowerCase()}`
    if (problem === undefined) found.push(finding('pass', name, `suffices for ${command}`))
    else if (command !== 'deploy')
      found.push(finding('skipped', name, `not for ${command}: ${withoutFullStop(problem)}`))
    else
      found.push(
        finding(comparing ? 'warn' : 'fail', name, withoutFullStop(problem), {
          advice: comparing
            ? 'This key is enough to compare. To deploy, use one with the capability deployments:write.'
            : 'Or use a key that has it.',
        }),
      )
  }
  return found
}

function scopeOf(kind: string, scope: string | undefined, { serviceId, request }: Readings): DoctorFinding {
  if (scope !== undefined && serviceId !== undefined && scope !== serviceId) {
    const advice = 'Use a key of this service, or of its project, or correct `service-id`.'
    return finding('fail', 'key-scope', 'the key belongs to another service', { advice })
  }
  if (serviceId !== undefined) {
    const from = request.serviceId === undefined ? ', which the key belongs to' : ''
    return finding('pass', 'key-scope', `looking at one service${from}`)
  }
  const advice = 'Name a service with `service-id`: the interface does not list them.'
  return finding('inconclusive', 'key-scope', `a key of kind ${kind} does not name a service, so no history was read`, {
    advice,
  })
}
