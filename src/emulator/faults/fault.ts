import type { AnswerFault } from './answer-fault.ts'
import type { HistoryFault } from './history-fault.ts'
import type { StreamFault } from './stream-fault.ts'

/**
 * A fault as plain JSON: the requests that it affects, and how. For example a deployment that is created although its answer is
 * lost: `{ operation: 'deploy_service', kind: 'reset', when: 'after-effect', times: 1 }`.
 */
export type Fault = AnswerFault | StreamFault | HistoryFault

/** A fault that replaces the whole answer, so that no other fault is visible. */
export type Replacement = Extract<AnswerFault, { kind: 'status' | 'html' | 'endless' | 'redirect' | BrokenKind }>
type BrokenKind = 'reset' | 'close' | 'mute'

/** Whether the fault replaces the whole answer. */
export function isReplacement(fault: Fault): fault is Replacement {
  switch (fault.kind) {
    case 'status':
    case 'html':
    case 'endless':
    case 'redirect':
      return true
    case 'reset':
    case 'close':
    case 'mute':
      return fault.afterBytes === undefined
    default:
      return false
  }
}
