import { readFileSync } from 'node:fs'

/** The content of one endpoint bullet of the contract, read from its wording alone. */
export interface Endpoint {
  /** The heading above it, without the text in brackets. */
  readonly section: string
  readonly method: string
  readonly path: string
  /** Undefined if the contract names no tool. */
  readonly tool: string | undefined
  /** In the words of `Access`. */
  readonly access: string
  readonly query: readonly string[]
  readonly body: readonly string[]
  /** Body arguments that the bullet says are required. */
  readonly required: readonly string[]
  readonly types: Readonly<Record<string, string>>
  readonly success: number
  readonly errors: readonly number[]
}

const document = readFileSync(new URL('../../docs/platform-contract.md', import.meta.url), 'utf8')

/** The text below a heading of any level, up to the next heading of that level or above. */
export function sectionOf(heading: string): string {
  const level = heading.indexOf(' ')
  const start = document.indexOf(`\n${heading}\n`)
  if (start === -1) throw new Error(`The contract has no heading ${heading}`)
  const rest = document.slice(start + heading.length + 2)
  const end = rest.search(new RegExp(`^#{1,${level}} `, 'm'))
  return end === -1 ? rest : rest.slice(0, end)
}

/** Every endpoint bullet of the contract, in order. */
export function endpointsOf(): Endpoint[] {
  const sections = sectionOf('## Endpoints').split(/^### /m).slice(1)
  return sections.flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n')
    const bullets = lines.join('\n').split(/^- /m).slice(1)
    return bullets
      .filter((bullet) => /^`(?:GET|POST|PUT|PATCH|DELETE) /.test(bullet))
      .map((b) => endpointOf(b, heading))
  })
}

/** The rows of a table below a heading: field and type. */
export function fieldsOf(heading: string): { field: string; type: string }[] {
  const rows = [...sectionOf(heading).matchAll(/^\| (\w+) \| ([^|]+?) \|/gm)]
  return rows.map(([, field = '', type = '']) => ({ field, type })).filter(({ field }) => field !== 'Field')
}

function endpointOf(bullet: string, heading: string): Endpoint {
  const [, method = '', path = ''] = /^`([A-Z]+) ([^`]+)`/.exec(bullet) ?? []
  const input = bullet.split(/Returns/, 1)[0] ?? ''
  const [beforeBody = '', body = ''] = input.split(/(?=\bBody\b)/)
  const query = beforeBody.split(/(?=\bQuery\b)/)[1] ?? ''
  return {
    section: heading.replace(/ \(.*/, ''),
    method,
    path,
    tool: /[Tt]ool `(\w+)`/.exec(bullet)?.[1],
    access: accessOf(bullet, heading),
    query: namesIn(query),
    body: namesIn(body),
    required: namesIn(body).filter((name) => isRequired(body, name)),
    types: typesIn(input),
    success: Number(/Returns (20\d)/.exec(bullet)?.[1] ?? 200),
    errors: (/Errors ([\d, ]+)\./.exec(bullet)?.[1] ?? '').split(', ').filter(Boolean).map(Number),
  }
}

function accessOf(bullet: string, heading: string): string {
  if (/account key only/i.test(heading) || /Account key only/.test(bullet)) return 'account-only'
  if (/Any valid key/.test(bullet)) return 'any-key'
  const [, capability] = /`(\w+:(?:read|write))`/.exec(bullet) ?? []
  if (capability !== undefined) return capability + (/service key cannot use it/.test(bullet) ? ', no service key' : '')
  return /a project key for that project/.test(bullet) ? 'own-project' : 'not-shown'
}

/** Arguments are followed by a type, come first after "Query" or "Body", or begin a bullet below them. */
function namesIn(input: string): string[] {
  const own = input.replace(/objects with .*?, both required/s, '')
  const found = new Set<string>()
  for (const [, name = ''] of own.matchAll(/(?:Query|Body) `(\w+)`/g)) found.add(name)
  for (const [, names = ''] of own.matchAll(/((?:`\w+`(?:, )?)+):? \(?(?:string|integer|boolean|array)/g)) {
    for (const name of ticked(names)) found.add(name)
  }
  return [...found]
}

function typesIn(input: string): Record<string, string> {
  const matches = input.matchAll(/((?:`\w+`(?:, )?)+):? \(?(string|integer|boolean|array)/g)
  return Object.fromEntries(
    [...matches].flatMap(([, names = '', type = '']) => ticked(names).map((name) => [name, type])),
  )
}

function isRequired(body: string, name: string): boolean {
  if (/Body, all optional/.test(body)) return false
  const after = body.slice(body.indexOf(`\`${name}\``)).split(/[\n;]|, `/, 1)[0] ?? ''
  return /required/.test(after) && !/optional/.test(after)
}

function ticked(text: string): string[] {
  return [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
}
