import type { JournalEntry } from '../journal/journal.ts'
import type { LedgerEntry, MadeDeployment } from '../journal/ledger.ts'

/** What a client really did. */
export interface Truth {
  /** The deployments that it made, oldest first. */
  readonly deployments: readonly MadeDeployment[]
  readonly isLive: boolean
  /** Whether it deployed archives, each of which makes a service. */
  readonly isUpload: boolean
  /** The requests that it sent. */
  readonly requests: number
  /** In a few words. */
  readonly summary: string
}

/** Reads the truth from journal and ledger, in which the client is everybody without an account key: it was given the key of a project. */
export function findTruth(journal: readonly JournalEntry[], ledger: readonly LedgerEntry[]): Truth {
  const byOthers = new Set(journal.filter(({ key }) => key === 'account').map(({ number }) => number))
  const isByClient = ({ request }: LedgerEntry): boolean => request !== null && !byOthers.has(request)
  const deployments = ledger.filter((entry) => entry.kind === 'deployment').filter(isByClient)
  const services = ledger.filter(({ kind }) => kind === 'service').filter(isByClient)
  // The journal forgets the oldest, but never counts again.
  const requests = (journal.at(-1)?.number ?? 0) - byOthers.size
  return {
    deployments,
    isLive: deployments.some(({ stage }) => stage === 'live'),
    isUpload: services.length > 0 || journal.some(({ operation }) => operation === 'deploy_upload'),
    requests,
    summary: summarize(deployments.map(({ stage }) => stage)),
  }
}

function summarize(stages: readonly MadeDeployment['stage'][]): string {
  if (stages.length === 0) return 'nothing was deployed'
  const words = stages.map((stage) => (stage === 'retired' ? 'replaced' : stage)).join(', ')
  return stages.length === 1 ? words : `${stages.length} deployments: ${words}`
}
