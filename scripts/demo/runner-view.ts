import { styleText } from 'node:util'

const colours = { error: 'red', warning: 'yellow', notice: 'cyan' } as const

/** Shows a step's output as the runner's log does: executes commands, replaces secrets, indents groups. */
export class RunnerView {
  readonly #print: (line: string) => void
  readonly #masks: string[] = []
  #resumeToken: string | undefined
  #indent = ''
  readonly #log = new Set<string>()

  constructor(print: (line: string) => void) {
    this.#print = print
  }

  /** Shows one line of stdout or stderr, without its line end. */
  line(text: string): void {
    const command = /^\s*::([\w-]+)(?: [^:]*)?::(.*)$/.exec(text)
    if (this.#resumeToken !== undefined) {
      if (text.trim() === `::${this.#resumeToken}::`) this.#resumeToken = undefined
      else this.#showLog(text)
    } else if (command?.[1] === undefined) {
      this.#show(text)
    } else {
      this.#obey(command[1], decoded(command[2] ?? ''))
    }
  }

  #obey(name: string, data: string): void {
    if (name === 'add-mask') this.#masks.push(data)
    else if (name === 'stop-commands') this.#resumeToken = data
    else if (name === 'group') {
      this.#show(styleText('bold', `▼ ${data}`))
      this.#indent = '  '
    } else if (name === 'endgroup') this.#indent = ''
    else if (name === 'error' || name === 'warning' || name === 'notice') {
      const label = `${name[0]?.toUpperCase()}${name.slice(1)}:`
      const [first = '', ...more] = data.split('\n')
      this.#show(`${styleText(colours[name], label)} ${first}`)
      // Lines of the log above are told of, and not shown again.
      const known = more.filter((line) => this.#log.has(line.trim()))
      for (const line of more) if (!known.includes(line)) this.#show(line)
      if (known.length > 0)
        this.#show(styleText('dim', `The annotation quotes ${known.length} lines of the log above.`))
    }
  }

  #showLog(text: string): void {
    this.#log.add(text.replace(/^\s*│ ?/, '').trim())
    this.#show(text)
  }

  #show(text: string): void {
    const safe = this.#masks.filter(Boolean).reduce((line, secret) => line.replaceAll(secret, '***'), text)
    this.#print(`  ${this.#indent}${safe}`)
  }
}

function decoded(data: string): string {
  return data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}
