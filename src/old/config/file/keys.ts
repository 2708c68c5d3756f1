import type { Place } from '../declaration.ts'
import { variableName } from '../dotenv-parser.ts'
import { aboutInput } from '../host-inputs.ts'
import { inputNames, inputTable } from '../input-table.ts'
import { type JsonSchema, type Kind, line, text } from '../kinds.ts'

/** The name that is looked for. */
export const configFileName = 'taxiway.yaml'

/** What a key of the file holds: one value, a list of values, names with values, or a part with keys of its own. */
export type Shape =
  | { readonly holds: 'value'; readonly kind: Kind<unknown> }
  | { readonly holds: 'list'; readonly kind: Kind<unknown>; readonly more?: JsonSchema }
  | { readonly holds: 'names'; readonly name: RegExp; readonly of: 'service' | Kind<unknown> }
  | { readonly holds: 'part'; readonly place: Place }

/** A key of the file. */
export interface FileKey {
  readonly shape: Shape
  /** What it is for, in Markdown. */
  readonly text: string
  readonly default?: string
}

/** The name of a service: a part of addresses, options and variables. */
export const serviceName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/

/** Keys that are not inputs. */
const ownKeys: Readonly<Record<Place, Readonly<Record<string, FileKey>>>> = {
  top: {
    services: {
      shape: { holds: 'names', name: serviceName, of: 'service' },
      text: 'The services, by a name that you choose: letters, digits, `-` and `_`, at most 63.',
    },
  },
  service: {
    paths: {
      shape: { holds: 'list', kind: line, more: { contains: { not: { type: 'string', pattern: '^!' } } } },
      text: 'The service is deployed if a file that these patterns match has changed. The patterns are those of `.gitignore`, relative to the root of the repository; `!` excludes. Without `paths` any file counts.',
    },
    needs: {
      shape: { holds: 'list', kind: line },
      text: 'Services of this file that are deployed before this one, if they are deployed at all.',
    },
    env: {
      shape: { holds: 'names', name: variableName, of: text },
      text: 'Variables to import before each deploy. Everyone who may read the repository reads them: secrets belong in `env-vars`.',
    },
    gate: {
      shape: { holds: 'part', place: 'gate' },
      text: 'Checks that follow the deployment, before any service that needs this one is deployed.',
    },
  },
  gate: {},
}

/** The keys of each part of the file, in the order in which the documentation shows them. */
export const fileKeys: Readonly<Record<Place, ReadonlyMap<string, FileKey>>> = {
  top: listKeys('top'),
  service: listKeys('service'),
  gate: listKeys('gate'),
}

function listKeys(place: Place): ReadonlyMap<string, FileKey> {
  const inputs = inputNames
    .filter((name) => inputTable[name].places.includes(place))
    .map((name): [string, FileKey] => {
      const { kind, fileText, default: fallback } = inputTable[name]
      const more = fallback === undefined ? {} : { default: fallback }
      return [name, { shape: { holds: 'value', kind }, text: aboutInput(name, fileText), ...more }]
    })
  return new Map([...inputs, ...Object.entries(ownKeys[place])])
}
