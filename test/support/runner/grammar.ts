/** A command that the runner obeyed. */
export interface ObeyedCommand {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly data: string
}

/** How a runner interprets a step's output. */
export interface RunnerView {
  /** The log as a reader sees it, masked; commands that show nothing are left out. */
  readonly shown: readonly string[]
  /** Every command that was obeyed, in order. */
  readonly obeyed: readonly ObeyedCommand[]
  readonly masks: ReadonlySet<string>
  /** Commands that the runner refuses, which fails the step. */
  readonly refused: readonly string[]
  /** Output ended while commands were stopped. */
  readonly stopped: boolean
}

const known = new Set(
  `set-env set-output save-state add-path add-mask add-matcher remove-matcher warning error notice debug group endgroup echo
   internal-set-repo-path stop-commands`.split(/\s+/),
)

/**
 * Reads a step's output by the rules of the Actions runner: lines end at LF, CRLF or a lone CR; `::name props::data` counts
 * after leading white space, `##[name props]data` anywhere; while commands are stopped, they stay text until their token appears.
 */
export function interpret(output: string): RunnerView {
  const lines = output.split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  const shown: string[] = []
  const obeyed: ObeyedCommand[] = []
  const masks = new Map<string, readonly string[]>()
  const mask = (value: string) => masks.set(value, formsOf(value))
  const refused: string[] = []
  let token: string | undefined
  for (const line of lines) {
    const command = commandIn(line, token)
    if (command === undefined) {
      shown.push(masked(line, masks))
      continue
    }
    if (token !== undefined) {
      token = undefined
      continue
    }
    obeyed.push(command)
    switch (command.name) {
      case 'stop-commands':
        if (refusedToken(command.data)) refused.push(line)
        else token = command.data
        if (command.data.length > 6) mask(command.data)
        break
      case 'set-env':
      case 'add-path':
        refused.push(line)
        break
      case 'add-mask':
        if (command.data.trim() === '') refused.push(line)
        for (const part of command.data.split(/[\r\n]+/)) if (part !== '') mask(part)
        break
      case 'error':
      case 'warning':
      case 'notice':
      case 'group':
      case 'endgroup':
        shown.push(masked(`##[${command.name}]${command.data}`, masks))
        break
      default:
    }
  }
  return { shown, obeyed, masks: new Set(masks.keys()), refused, stopped: token !== undefined }
}

/** The messages of one kind of annotation, without those on the lines of files. */
export function annotations(view: RunnerView, name: 'error' | 'warning' | 'notice'): string[] {
  return view.obeyed
    .filter((each) => each.name === name && each.properties['file'] === undefined)
    .map((command) => command.data)
}

function commandIn(line: string, token: string | undefined): ObeyedCommand | undefined {
  const command = doubleColon(line) ?? hashed(line)
  if (command === undefined) return undefined
  const { name } = command
  return (token === undefined ? known.has(name) : name === token.toLowerCase()) ? command : undefined
}

function doubleColon(line: string): ObeyedCommand | undefined {
  // .NET counts U+0085 as white space, which JavaScript does not.
  const text = line.replace(/^[\s\u0085]+/, '')
  const end = text.indexOf('::', 2)
  return text.startsWith('::') && end > 0 ? command(text.slice(2, end), text.slice(end + 2), ',', true) : undefined
}

function hashed(line: string): ObeyedCommand | undefined {
  const start = line.indexOf('##[')
  const end = line.indexOf(']', start)
  return start >= 0 && end > 0 ? command(line.slice(start + 3, end), line.slice(end + 1), ';', false) : undefined
}

function command(head: string, data: string, separator: string, colons: boolean): ObeyedCommand {
  const [name = '', ...rest] = head.trim().split(' ')
  const properties: Record<string, string> = {}
  for (const pair of rest.join(' ').split(separator)) {
    const [key = '', ...value] = pair.trim().split('=')
    if (value.length > 0) properties[key] = unescaped(value.join('='), colons)
  }
  return { name: name.toLowerCase(), properties, data: unescaped(data, false) }
}

function unescaped(text: string, property: boolean): string {
  const plain = text.replaceAll('%0D', '\r').replaceAll('%0A', '\n')
  const full = property ? plain.replaceAll('%3A', ':').replaceAll('%2C', ',') : plain
  return full.replaceAll('%25', '%')
}

function refusedToken(token: string): boolean {
  return token === '' || token === 'pause-logging' || known.has(token.toLowerCase())
}

/** Replaces each mask, the longest first, and the forms that the runner derives from it. */
function masked(line: string, masks: ReadonlyMap<string, readonly string[]>): string {
  let text = line
  for (const forms of [...masks.values()].sort(([one = ''], [other = '']) => other.length - one.length)) {
    for (const form of forms) if (text.includes(form)) text = text.replaceAll(form, '***')
  }
  return text
}

function formsOf(mask: string): readonly string[] {
  const uri = encodeURIComponent(mask.toWellFormed())
  return [mask, JSON.stringify(mask).slice(1, -1), uri, Buffer.from(mask).toString('base64')]
}
