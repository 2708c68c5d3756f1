import { isMissing } from '../client/errors.ts'
import type { Fields } from '../client/json-fields.ts'
import type { Platform } from '../client/platform.ts'
import { Run } from '../client/time/run.ts'
import type { FlowSettings } from '../deployment/flow-context.ts'
import { readRows } from '../deployment/history/history.ts'
import { searchHistory } from '../deployment/history/history-polling.ts'
import { compareRefs, type DeploymentRecord, readRecord, readRef } from '../deployment/history/history-record.ts'
import { failureBackoff, pollInterval } from '../deployment/verdict/poll-schedule.ts'
import { buildVocabulary } from '../deployment/verdict/vocabulary.ts'
import { shortenCommit } from '../text/commits/commit-id.ts'
import type { NameInput } from '../text/input-name.ts'
import { message } from '../text/message.ts'

/** Which deployment is meant if no id is given. */
interface ChoiceRequest {
  readonly serviceId: string
  /** The commit that its record must show, whole or abbreviated; absent if none is known. */
  readonly commit?: string
}

/** How a deployment was chosen: its id was given, its record shows the commit, or it is the newest unfinished one. */
export const choices = ['id', 'commit', 'newest-unfinished'] as const
/** One of them. */
export type ChosenBy = (typeof choices)[number]

/** The deployment to judge; `how` is a sentence. */
export interface Chosen {
  readonly kind: 'chosen'
  readonly by: ChosenBy
  readonly deploymentId: string
  readonly ref: string | undefined
  readonly how: string
}

/** How long a record of the commit may take to appear (product: gate). */
const longestWaitMs = 60_000
const readTimeoutMs = 30_000
const lastReadTimeoutMs = 3_500
/** A service that is being created may not exist yet. */
const absentForMs = 10_000

/** A record that can be followed. */
type Row = DeploymentRecord & { readonly id: string }

/**
 * Chooses the deployment to judge: one whose record shows the commit, which is waited for up to 60 s; else the newest unfinished
 * one; else, if allowed, the newest. Gives a sentence if there is none. Rejects with the signal's reason alone.
 *
 * @param options of the gate, whose timeout does not bound the wait
 * @param onWait called once if the record must be waited for, with a sentence
 */
export async function chooseDeployment(
  platform: Platform,
  request: ChoiceRequest,
  options: FlowSettings,
  onWait: (text: string) => Promise<void>,
): Promise<Chosen | string> {
  const { commit } = request
  const run = new Run({ ...options, timeoutMs: longestWaitMs })
  let rows = undefined as readonly Row[] | undefined
  let absentSinceMs: number | undefined
  const end = await searchHistory(platform, run, {
    limitMs: readTimeoutMs,
    lastMs: lastReadTimeoutMs,
    read: async (signal) => {
      const isFirst = rows === undefined
      rows = await readRecords(platform, request, rows, signal)
      const ours = rows.find((row) => showsCommit(row, commit))
      if (commit === undefined || ours !== undefined) return { kind: 'read' as const, ours, failure: undefined }
      if (isFirst)
        await onWait(
          `No record shows the commit ${shortenCommit(commit)} yet. Waiting up to ${longestWaitMs / 1000} s.`,
        )
      return undefined
    },
    pauseMs: (_, failures) =>
      failures === 0 ? pollInterval(options.pollIntervalMs, run.elapsed()) : failureBackoff(failures, run.random),
    isFinal: (error) => {
      absentSinceMs = isMissing(error) ? (absentSinceMs ?? run.elapsed()) : undefined
      return run.elapsed() - (absentSinceMs ?? run.elapsed()) >= absentForMs
    },
  })
  if (end.kind === 'read' && end.ours !== undefined) {
    const how = `Judging deployment ${end.ours.id}: its record shows the commit ${shortenCommit(commit ?? '')}.`
    return chosen('commit', end.ours, how)
  }
  if (rows !== undefined) return chooseWithoutCommit(rows, request, buildVocabulary(options), platform.named)
  const why = end.failure?.message ?? `The platform asked to wait for longer than that.`
  return `No deployment was chosen, because its history could not be read. ${why}`
}

function chooseWithoutCommit(
  rows: readonly Row[],
  { commit }: ChoiceRequest,
  interpret: ReturnType<typeof buildVocabulary>,
  named: NameInput,
): Chosen | string {
  const why = commit === undefined ? 'no commit is known' : `no record shows the commit ${shortenCommit(commit)}`
  const unfinished = rows.find((row) => isUnfinished(row, interpret))
  if (unfinished !== undefined) {
    const how = `Judging deployment ${unfinished.id}: ${why}, and it is the newest unfinished one.`
    return chosen('newest-unfinished', unfinished, how)
  }
  if (rows.length === 0) return `The service has no deployment, so there is nothing to judge.`
  return message`gate-none-chosen: No deployment was chosen: ${why}, and none is unfinished. Set ${named('deployment-id')}.`
}

/** Newest first. The first read goes 20 pages deep; later ones take the newest page, because new rows come first. */
async function readRecords(
  platform: Platform,
  { serviceId, commit }: ChoiceRequest,
  known: readonly Row[] | undefined,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const read = (page: readonly Fields[]): readonly Row[] =>
    page.map(readRecord).filter((record): record is Row => record.id !== undefined)
  const isLast = (page: readonly Fields[]): boolean =>
    read(page).some((row) => showsCommit(row, commit)) || (known !== undefined && read(page).length > 0)
  const { rows } = await readRows(platform, serviceId, { signal, isLast })
  const found = read(rows)
  const seen = new Set(found.map(({ id }) => id))
  return [...found, ...(known ?? []).filter(({ id }) => !seen.has(id))]
}

function showsCommit({ refs }: Row, commit: string | undefined): boolean {
  return compareRefs(commit, refs) === 'ours'
}

/** A deployment whose word is missing or ambiguous is unfinished if it cannot be rolled back to. */
function isUnfinished({ word, rollbackable }: Row, interpret: ReturnType<typeof buildVocabulary>): boolean {
  const meaning = word === undefined ? 'ambiguous' : interpret(word)
  return meaning === 'ongoing' || meaning === 'unknown' || (meaning === 'ambiguous' && !rollbackable)
}

function chosen(by: ChosenBy, { id, refs }: Row, how: string): Chosen {
  return { kind: 'chosen', by, deploymentId: id, ref: readRef(refs), how }
}
