/** The file of the plan, in the folder through which the jobs of a fleet pass on their results. */
export const planFile = 'plan.json'

/** What the name of a record's file says. */
export interface RecordName {
  readonly service: string
  readonly attempt: number
  /** Of the execution. */
  readonly id: string
  readonly hasEnded: boolean
}

/**
 * The file of a record. No other record has its name, so that no file takes the place of another when the artifacts of several jobs and
 * attempts come into one folder.
 */
export function recordFile({ service, attempt, id, hasEnded }: RecordName): string {
  return `service-${service}.${attempt}.${id}.${hasEnded ? 'ended' : 'begun'}.json`
}

const anyRecord = /^service-([^.]+)\.(?:(\d+)\.)?.*json$/

/** Of which service and attempt a file is, as its name says; undefined if it is no record. The attempt is infinite if the name has none. */
export function readRecordName(file: string): Pick<RecordName, 'service' | 'attempt'> | undefined {
  const [, service, attempt] = anyRecord.exec(file) ?? []
  return service === undefined
    ? undefined
    : { service, attempt: attempt === undefined ? Number.POSITIVE_INFINITY : Number(attempt) }
}
