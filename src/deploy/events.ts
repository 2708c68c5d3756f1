import type { Prose } from '../text/redact.ts'
import type { CheckResult, Result } from './result.ts'

/** A line of the build log as the platform wrote it: untrusted and not redacted. */
export interface LogLine {
  /** The platform's line number, or the line's position if the platform gives none; undefined if neither is known. */
  readonly number: number | undefined
  readonly text: string
}

/** The events of a run, in order. Times are in milliseconds since the run began. */
export type DeployEvent =
  /** The archive to upload is ready. Only `progress`, `warning` and `notice` events come before it. */
  | {
      readonly kind: 'archive'
      /** Absolute. */
      readonly path: string
      /** `sha256:` and 64 digits. */
      readonly digest: string
      readonly bytes: number
      /** Undefined for an archive that is sent as it is. */
      readonly files: number | undefined
    }
  /** Progress of an upload, a few times a second. */
  | {
      readonly kind: 'progress'
      readonly step: 'packing' | 'sending'
      readonly doneBytes: number
      readonly totalBytes: number
    }
  /** The platform accepted the request. */
  | {
      readonly kind: 'accepted'
      readonly serviceId: string
      readonly deploymentId: string
      readonly ref: string | undefined
      readonly atMs: number
    }
  /** The deployment that a gate judges, which was started elsewhere. */
  | { readonly kind: 'chosen'; readonly serviceId: string; readonly deploymentId: string }
  /** The refs that a rollback goes from and to, as far as the history shows them. */
  | { readonly kind: 'rollback'; readonly from: string | undefined; readonly to: string | undefined }
  /** The record shows a new status word. */
  | { readonly kind: 'status'; readonly word: string; readonly atMs: number }
  /** New lines of the build log, in order. */
  | { readonly kind: 'lines'; readonly lines: readonly LogLine[] }
  /** The address is known, from the record or from the user. */
  | { readonly kind: 'url'; readonly url: string }
  /** A check of a gate has finished. */
  | ({ readonly kind: 'check' } & CheckResult)
  /** A sentence about something that a person should look at. */
  | { readonly kind: 'warning'; readonly text: Prose }
  /** A sentence for information. */
  | { readonly kind: 'notice'; readonly text: Prose }
  | Ended

/** The end of the run: always the last event, and only once. */
export interface Ended {
  readonly kind: 'ended'
  readonly result: Result
}

/** A run: a stream of events that ends in a result. */
export type Run = AsyncGenerator<DeployEvent, Result>

/** Plays a run to its end and returns the result. Rejects if the run throws, as it does for an invalid argument. */
export async function result(run: Run): Promise<Result> {
  for (;;) {
    const step = await run.next()
    if (step.done) return step.value
  }
}

/** Adds the result as the last event: `for await` drops what a generator returns. */
export async function* withEnd<Event>(run: AsyncGenerator<Event, Result>): AsyncGenerator<Event | Ended, Result> {
  const ended = yield* run
  yield { kind: 'ended', result: ended }
  return ended
}

/** Replaces the platform's address of a run with the one that the user gave. */
export async function* servedAt(run: Run, url: string): Run {
  // Ends the run if the reader leaves this loop.
  await using open = run
  yield { kind: 'url', url }
  for (;;) {
    const step = await open.next()
    if (step.done) return { ...step.value, url }
    if (step.value.kind !== 'url') yield step.value
  }
}
