import type { Result } from '../../contract/operations.ts'

type Identity = Result<'whoami'>

/** The kind of a key: what the platform calls it, else what its scope shows. Only an account key has no scope (contract: Authentication, 2 and 8). */
export function readKeyKind(identity: Identity): 'service' | 'project' | 'account' {
  const { keyScope: scope } = identity
  const word = kindWord(identity)
  if (scope?.serviceId || word.includes('service')) return 'service'
  if (word.includes('account') || (!scope && !word.includes('project'))) return 'account'
  return 'project'
}

/**
 * Whether the platform told that the key cannot write anything (contract: Authentication, 2). The contract shows no field for it; a
 * `readOnly` or a kind such as `read-only` says so.
 */
export function isReadOnlyKey(identity: Identity): boolean {
  const [fields, scope] = readAnswer(identity)
  return fields['readOnly'] === true || scope['readOnly'] === true || /read[-_ ]?only/.test(kindWord(identity))
}

/** Fields beyond the contract's may tell the kind of a key without a scope. */
function kindWord(identity: Identity): string {
  const [fields, scope] = readAnswer(identity)
  const words = [scope['kind'], fields['keyKind'], fields['kind']]
  return String(words.find((word) => typeof word === 'string') ?? '').toLowerCase()
}

/** All that the platform told of the key, and of its scope. */
function readAnswer(identity: Identity): [Record<string, unknown>, Record<string, unknown>] {
  return [identity, identity.keyScope ?? {}]
}
