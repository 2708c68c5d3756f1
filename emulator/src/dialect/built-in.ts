import plain from './built-in/plain.json' with { type: 'json' }
import running from './built-in/running.json' with { type: 'json' }
import statusless from './built-in/statusless.json' with { type: 'json' }
import upper from './built-in/upper.json' with { type: 'json' }
import { type Dialect, parseDialect } from './dialect.ts'

const files = { plain, upper, running, statusless }

/** The name of a built-in dialect; `plain` is the default. */
export type DialectName = keyof typeof files

/** Whether a built-in dialect has that name. */
export function isDialectName(name: string): name is DialectName {
  return Object.hasOwn(files, name)
}

/** The built-in dialects by name. */
export const dialects: Readonly<Record<DialectName, Dialect>> = Object.freeze(
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, parseDialect(file)])) as Record<
    DialectName,
    Dialect
  >,
)

/** A dialect by name, or `plain` with some of its fields replaced. */
export function readDialect(choice: DialectName | Partial<Dialect>): Dialect {
  return typeof choice === 'string' ? dialects[choice] : { ...dialects.plain, ...choice }
}
