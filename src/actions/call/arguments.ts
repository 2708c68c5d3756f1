import { InputError } from '../../client/errors.ts'

type Arguments = Readonly<Record<string, unknown>>

/** Repetitions of what an anchor stands for; a few lines could otherwise unfold into gigabytes. */
const mostAliases = 100
/** What the core schema of YAML 1.2 knows. */
const coreTags = new Set(['map', 'seq', 'str', 'int', 'float', 'bool', 'null'].map((tag) => `tag:yaml.org,2002:${tag}`))

/**
 * The `args` input: JSON, or one YAML document of the core schema (`yes` is text, a date is text). Empty is no arguments.
 *
 * @throws InputError that names the line at most, never what stands there, for it may be a password
 */
export async function parseArguments(text: string): Promise<Arguments> {
  if (text.trim() === '') return {}
  const value = /^\s*[{[]/.test(text) ? (readJson(text) ?? (await readYaml(text))) : await readYaml(text)
  refuseRoundedNumbers(value)
  if (isObject(value)) return value
  throw wrong('must be one object: an argument a line, as `id: svc_1`, or JSON in braces')
}

/** Undefined where it is no JSON: it may be YAML in braces. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Loaded here alone: most calls are JSON or carry no arguments at all. */
async function readYaml(text: string): Promise<unknown> {
  const yaml = await import('yaml')
  const lines = new yaml.LineCounter()
  const document = yaml.parseDocument(text, {
    schema: 'core',
    version: '1.2',
    customTags: [],
    merge: false,
    uniqueKeys: true,
    // Pretty messages quote the line, which may be a secret.
    prettyErrors: false,
    lineCounter: lines,
  })
  const [error] = document.errors
  if (error !== undefined) {
    const why = error.code === 'DUPLICATE_KEY' ? 'names an argument twice' : 'is neither JSON nor YAML'
    throw wrong(`${why} (line ${lines.linePos(error.pos[0]).line})`)
  }
  if (document.warnings.length > 0) throw wrong('holds a YAML tag: only plain values are taken')
  yaml.visit(document, (_, node) => {
    const tag = yaml.isNode(node) && 'tag' in node ? node.tag : undefined
    if (typeof tag === 'string' && !coreTags.has(tag)) throw wrong('holds a YAML tag: only plain values are taken')
  })
  try {
    // The copy has no value twice and none inside itself.
    return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: mostAliases })))
  } catch {
    throw wrong('holds a YAML alias without an anchor, inside its own anchor, or too often')
  }
}

/** 12345678901234567890 would be sent as another number. */
function refuseRoundedNumbers(value: unknown): void {
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw wrong('holds a number of more than 15 digits, which would be rounded: put it in quotes if it is text')
  }
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) refuseRoundedNumbers(each)
}

function isObject(value: unknown): value is Arguments {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wrong(what: string): InputError {
  return new InputError('args', `Input \`args\` ${what}.`)
}
