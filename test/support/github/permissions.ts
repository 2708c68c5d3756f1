import type { Answer, OperationId } from './operations.ts'
import { refused } from './state.ts'

/** A permission as a workflow spells it. Without `read` there is no `write` either. */
export type Permission = `${'actions' | 'contents' | 'deployments' | 'issues' | 'pull-requests'}: ${'read' | 'write'}`

/** The permissions of which an operation needs one; empty if it needs none. */
const needs: Partial<Record<OperationId, readonly Permission[]>> = {
  'pulls/list': ['pull-requests: read'],
  'pulls/get': ['pull-requests: read'],
  'issues/list-comments': ['issues: read', 'pull-requests: read'],
  'issues/get-comment': ['issues: read', 'pull-requests: read'],
  'issues/create-comment': ['issues: write', 'pull-requests: write'],
  'issues/update-comment': ['issues: write', 'pull-requests: write'],
  'issues/delete-comment': ['issues: write', 'pull-requests: write'],
  'repos/compare-commits-with-basehead': ['contents: read'],
  'repos/list-branches-for-head-commit': ['contents: read'],
  'git/list-matching-refs': ['contents: read'],
  'actions/get-workflow-run': ['actions: read'],
  'repos/list-deployments': ['deployments: read'],
  'repos/create-deployment': ['deployments: write'],
  'repos/delete-deployment': ['deployments: write'],
  'repos/list-deployment-statuses': ['deployments: read'],
  'repos/create-deployment-status': ['deployments: write'],
}

export interface Rights {
  readonly forbids: readonly Permission[]
  /** The token of a fork's run, or of Dependabot's. */
  readonly readOnly: boolean
}

/** GitHub's refusal of an operation that the token may not use; undefined if it may. */
export function refusalFor(operation: OperationId, { forbids, readOnly }: Rights): Answer | undefined {
  const wanted = needs[operation] ?? []
  const lacks = (permission: Permission) =>
    forbids.includes(permission) ||
    forbids.includes(permission.replace(/write$/, 'read') as Permission) ||
    (readOnly && permission.endsWith('write'))
  if (wanted.length === 0 || !wanted.every(lacks)) return undefined
  const accepted = wanted.map((each) => each.replace('-', '_').replace(': ', '=')).join('; ')
  return refused(403, 'Resource not accessible by integration', { 'x-accepted-github-permissions': accepted })
}
