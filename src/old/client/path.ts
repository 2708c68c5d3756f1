import { InputError } from './errors.ts'

/** Fills the `{name}` places of a path, one encoded segment each. Refuses empty and dot segments, which encoding cannot protect. */
export function toPath(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => toSegment(name, values[name]))
}

function toSegment(name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new InputError(name, `The argument "${name}" must not be empty.`)
  if (value === '.' || value === '..')
    throw new InputError(name, `The argument "${name}" must not be "${value}": it would change the path.`)
  return encodeURIComponent(wellFormed(name, value))
}

/** `?a=1&b=2`, or nothing; values are scalars, and those that are undefined are left out. */
export function toQuery(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.append(name, spelled(name, value))
  return query.size === 0 ? '' : `?${query}`
}

/** Whole numbers in digits only, as servers may not read `1e+21` as a number. */
function spelled(name: string, value: unknown): string {
  if (typeof value === 'number' && Number.isInteger(value)) return BigInt(value).toString()
  return wellFormed(name, String(value))
}

/** A URL would silently carry another text. */
function wellFormed(name: string, text: string): string {
  if (!text.isWellFormed()) throw new InputError(name, `The argument "${name}" is not well-formed Unicode.`)
  return text
}

/** A path that the caller wrote, e.g. for an undocumented route; it may carry a query. Throws `InputError`. */
export function checkPath(path: string): string {
  const problem = findProblem(path)
  if (problem !== undefined) throw new InputError('path', problem)
  return path
}

function findProblem(path: string): string | undefined {
  if (!path.startsWith('/') || path.startsWith('//'))
    return 'The path must begin with exactly one slash, as it is relative to `base-url`.'
  if (!/^[\x21-\x7E]+$/.test(path) || /[\\#]/.test(path))
    return `The path must be percent-encoded ASCII without backslash, fragment or space.`
  const [steps = ''] = path.split('?', 1)
  if (steps.split('/').some((step) => /^(?:\.|%2e){1,2}$/i.test(step)))
    return `The path must not contain the segments "." or "..".`
  return undefined
}
