import { EventEmitter } from 'node:events'
import type { ServerClock } from './clock.ts'
import type { Dialect, Role } from './dialect.ts'

/** A stage of a deployment's life. A string is the status word that the platform shows. */
export interface Chapter {
  readonly status?: string
  /** The meaning of the status; the dialect chooses the word. */
  readonly is?: Role
  /** Lines that the build writes as the chapter begins. */
  readonly log?: readonly string[]
  readonly rollbackable?: boolean
  /** Further fields of the record. */
  readonly record?: Readonly<Record<string, unknown>>
  /** The history does not show the deployment. */
  readonly absent?: boolean
  /** A side effect when the chapter begins. */
  readonly meanwhile?: () => void
}

export type Story = readonly (Chapter | string)[]

const parts: Readonly<Record<keyof Chapter, true>> = {
  status: true,
  is: true,
  log: true,
  rollbackable: true,
  record: true,
  absent: true,
  meanwhile: true,
}

/** Throws for a misspelt story, which would leave the run under test to wait for what never comes. */
export function checkStory(story: Story, { words }: Dialect): void {
  for (const chapter of story) {
    if (typeof chapter === 'string') continue
    const part = Object.keys(chapter).find((each) => !Object.hasOwn(parts, each))
    if (part !== undefined)
      throw new Error(`A chapter has no "${part}". It may have: ${Object.keys(parts).join(', ')}.`)
    const { is } = chapter
    if (is !== undefined && !Object.hasOwn(words, is))
      throw new Error(`No deployment is "${is}". It may be: ${Object.keys(words).join(', ')}.`)
  }
}

/** One line of the build log, and when it was written, on the platform's clock. */
export interface LogRecord {
  readonly sequence: number
  readonly text: string
  readonly atMs: number
}

/**
 * A deployment that lives through its story: the first chapter begins with it, the next one after each look at the
 * first page of the history. Its log ends with the last chapter, unless the test drives it by hand.
 */
export class ScriptedDeployment {
  readonly id: string
  readonly ref: string | undefined
  readonly log: LogRecord[] = []
  /** `change` for written lines and for the end of the log. */
  readonly changes = new EventEmitter().setMaxListeners(0)
  status: string | undefined
  rollbackable = false
  absent = false
  ended = false
  record: Record<string, unknown> = {}
  readonly #story: Story
  readonly #clock: ServerClock
  readonly #dialect: Dialect
  readonly #byHand: boolean
  #chapter = -1

  constructor(
    id: string,
    ref: string | undefined,
    play: { story: Story; dialect: Dialect; clock: ServerClock; byHand?: boolean },
  ) {
    this.id = id
    this.ref = ref
    this.#story = play.story
    this.#clock = play.clock
    this.#dialect = play.dialect
    this.#byHand = play.byHand ?? false
    checkStory(play.story, play.dialect)
    this.turn()
  }

  /** Begins the next chapter, if there is one. */
  turn(): void {
    const next = this.#story[this.#chapter + 1]
    if (next === undefined) return
    this.#chapter += 1
    const chapter = typeof next === 'string' ? { status: next } : next
    this.absent = chapter.absent ?? false
    if (chapter.status !== undefined) this.status = chapter.status
    if (chapter.is !== undefined) this.status = this.#dialect.words[chapter.is]
    if (chapter.rollbackable !== undefined) this.rollbackable = chapter.rollbackable
    Object.assign(this.record, chapter.record)
    this.#append(chapter.log ?? [])
    chapter.meanwhile?.()
    if (!this.#byHand && this.#chapter === this.#story.length - 1) this.endLog()
  }

  write(...texts: readonly string[]): void {
    this.#append(texts)
  }

  #append(texts: readonly string[]): void {
    const atMs = this.#clock.now()
    for (const text of texts) this.log.push({ sequence: this.log.length + 1, text, atMs })
    this.changes.emit('change')
  }

  /** Marks the end of the log; streams that end do so now. */
  endLog(): void {
    if (this.ended) return
    this.ended = true
    this.changes.emit('change')
  }

  /** Brings a deployment that the test drives by hand to its end. */
  finish(is: Role): void {
    this.status = this.#dialect.words[is]
    this.rollbackable = is === 'success'
    this.endLog()
  }

  /** The row of the history in this platform's shape. */
  row(cursor: number): Record<string, unknown> {
    const { idKey, statusKey, refKey, noise } = this.#dialect
    return {
      ...(noise ? { trigger: { by: 'api', tags: ['x'] }, region: null, finishedAt: null, cursor } : {}),
      ...(noise && idKey === 'deploymentId' ? { id: cursor } : {}),
      [idKey]: this.id,
      rollbackable: this.rollbackable,
      ...(statusKey === 'none' || this.status === undefined ? {} : { [statusKey]: this.status }),
      ...(refKey === 'none' || this.ref === undefined ? {} : { [refKey]: this.ref }),
      ...this.record,
    }
  }
}
