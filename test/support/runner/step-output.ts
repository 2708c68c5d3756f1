/** A line of output and when it arrived, by `performance.now()`. */
export interface TimedLine {
  readonly text: string
  readonly at: number
}

/** Collects stdout as lines with their times. */
export class StepOutput {
  text = ''
  readonly lines: TimedLine[] = []
  #rest = ''
  #ended = false
  readonly #seekers: { pattern: RegExp; found(line: TimedLine): void; missed(error: Error): void }[] = []

  take(chunk: string): void {
    this.text += chunk
    const at = performance.now()
    const parts = (this.#rest + chunk).split('\n')
    this.#rest = parts.pop() ?? ''
    for (const text of parts) this.#add({ text, at })
  }

  end(): void {
    if (this.#rest !== '') this.#add({ text: this.#rest, at: performance.now() })
    this.#ended = true
    for (const { pattern, missed } of this.#seekers) missed(this.#miss(pattern))
  }

  find(pattern: RegExp): Promise<TimedLine> {
    const line = this.lines.find(({ text }) => pattern.test(text))
    if (line !== undefined) return Promise.resolve(line)
    if (this.#ended) return Promise.reject(this.#miss(pattern))
    return new Promise((found, missed) => this.#seekers.push({ pattern, found, missed }))
  }

  #add(line: TimedLine): void {
    this.lines.push(line)
    for (const seeker of this.#seekers) if (seeker.pattern.test(line.text)) seeker.found(line)
  }

  #miss(pattern: RegExp): Error {
    return new Error(`the step ended without a line like ${pattern}; it wrote:\n${this.text}`)
  }
}
