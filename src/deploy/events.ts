import type { Prose } from '../text/redact.ts'
import type { CheckResult, Result } from './result.ts'

/** A line of the build log, as the platform wrote it: untrusted, and not redacted. */
export interface LogLine {
  /** The platform's own number, or the line's place where it gives none; undefined if neither is known. */
  readonly number: number | undefined
  readonly text: string
}

/** What happens during a run, in order. Times are milliseconds since the run began. */
export type DeployEvent =
  /** What goes up is in one file. An upload has this event before all others but `progress`, `warning` and `notice`. */
  | {
      readonly kind: 'archive'
      /** Absolute. */
      readonly path: string
      /** `sha256:` and 64 digits. */
      readonly digest: string
      readonly bytes: number
      /** Undefined for an archive that goes as it is. */
      readonly files: number | undefined
    }
  /** How far an upload is; a few times a second. */
  | {
      readonly kind: 'progress'
      readonly step: 'packing' | 'sending'
      readonly doneBytes: number
      readonly totalBytes: number
    }
  /** The platform took the request. */
  | {
      readonly kind: 'accepted'
      readonly serviceId: string
      readonly deploymentId: string
      readonly ref: string | undefined
      readonly atMs: number
    }
  /** The deployment that a gate judges; something else has started it. */
  | { readonly kind: 'chosen'; readonly serviceId: string; readonly deploymentId: string }
  /** What a rollback goes back from, and to, as far as its search of the history shows it. */
  | { readonly kind: 'rollback'; readonly from: string | undefined; readonly to: string | undefined }
  /** The record shows another status word. */
  | { readonly kind: 'status'; readonly word: string; readonly atMs: number }
  /** New lines of the build log, in order. */
  | { readonly kind: 'lines'; readonly lines: readonly LogLine[] }
  /** The address is known: the record shows it, or the user gave it. */
  | { readonly kind: 'url'; readonly url: string }
  /** A check of a gate is over. */
  | ({ readonly kind: 'check' } & CheckResult)
  /** Something that a person should look at, as a sentence. */
  | { readonly kind: 'warning'; readonly text: Prose }
  /** Something good to know, as a sentence. */
  | { readonly kind: 'notice'; readonly text: Prose }
  | Ended

/** The end, once, and always the last one. */
export interface Ended {
  readonly kind: 'ended'
  readonly result: Result
}

/** A run: a stream of events that ends in a result. */
export type Run = AsyncGenerator<DeployEvent, Result>

/** Only the end of a run. Rejects if the run throws: for an argument that cannot be used. */
export async function result(run: Run): Promise<Result> {
  for (;;) {
    const step = await run.next()
    if (step.done) return step.value
  }
}

/** The same run with its result as the last event, which `for await` would lose. */
export async function* withEnd<Event>(run: AsyncGenerator<Event, Result>): AsyncGenerator<Event | Ended, Result> {
  const ended = yield* run
  yield { kind: 'ended', result: ended }
  return ended
}

/** The same run, served at an address that its user knows better than the platform. */
export async function* servedAt(run: Run, url: string): Run {
  // Whoever leaves this loop ends the run, too.
  await using open = run
  yield { kind: 'url', url }
  for (;;) {
    const step = await open.next()
    if (step.done) return { ...step.value, url }
    if (step.value.kind !== 'url') yield step.value
  }
}
