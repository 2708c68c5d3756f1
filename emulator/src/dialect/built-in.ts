import airport from './built-in/airport.json' with { type: 'json' }
import compressed from './built-in/compressed.json' with { type: 'json' }
import distant from './built-in/distant.json' with { type: 'json' }
import epochs from './built-in/epochs.json' with { type: 'json' }
import fromZero from './built-in/from-zero.json' with { type: 'json' }
import gaps from './built-in/gaps.json' with { type: 'json' }
import harbour from './built-in/harbour.json' with { type: 'json' }
import patient from './built-in/patient.json' with { type: 'json' }
import phases from './built-in/phases.json' with { type: 'json' }
import plain from './built-in/plain.json' with { type: 'json' }
import running from './built-in/running.json' with { type: 'json' }
import smallPages from './built-in/small-pages.json' with { type: 'json' }
import statusless from './built-in/statusless.json' with { type: 'json' }
import upper from './built-in/upper.json' with { type: 'json' }
import { type Dialect, parseDialect } from './dialect.ts'

const files = {
  plain,
  upper,
  running,
  phases,
  statusless,
  patient,
  harbour,
  airport,
  epochs,
  'small-pages': smallPages,
  'from-zero': fromZero,
  gaps,
  compressed,
  distant,
}

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
export function dialectOf(choice: DialectName | Partial<Dialect>): Dialect {
  return typeof choice === 'string' ? dialects[choice] : { ...dialects.plain, ...choice }
}
