import { type JsonSchema, type Kind, line, text } from '../kinds.ts'
import { type InputName, inputTable, isInputName, type Place } from '../table.ts'

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
/** The name of an environment variable. */
export const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/

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
      text: 'Variables to import before each deploy. `{services.NAME.url}` stands for the address of a service that this one `needs`. Everyone who may read the repository reads them: secrets belong in `env-file` or `env-vars`.',
    },
    gate: {
      shape: { holds: 'part', place: 'gate' },
      text: 'Checks that follow the deployment, before any service that needs this one is deployed.',
    },
  },
  gate: {},
}

/** Texts of inputs that mean a little more or less in the file. */
const texts: Partial<Record<InputName, string>> = {
  environment:
    'Name of a GitHub environment. At the top level it is that of all services, and a service `api` has `NAME/api`. Taxiway keeps a GitHub deployment in it up to date, which needs the permission `deployments: write`.',
  'health-headers':
    'Headers of the health requests, as `Name: value` lines, sent to the origin of `health-url` alone. Everyone who may read the repository reads them: give a secret as the input of the step, or as `TAXIWAY_HEALTH_HEADERS`.',
  'health-body':
    'JavaScript regular expression that the first 256 KiB of the body must match. `{sha}` stands for the commit that is deployed.',
}

/** The keys of each part of the file, in the order in which the documentation shows them. */
export const fileKeys: Readonly<Record<Place, ReadonlyMap<string, FileKey>>> = {
  top: keysOf('top'),
  service: keysOf('service'),
  gate: keysOf('gate'),
}

function keysOf(place: Place): ReadonlyMap<string, FileKey> {
  const names = Object.keys(inputTable).filter(isInputName)
  const inputs = names
    .filter((name) => inputTable[name].places.includes(place))
    .map((name): [string, FileKey] => {
      const { kind, text, default: fallback } = inputTable[name]
      const more = fallback === undefined ? {} : { default: fallback }
      return [name, { shape: { holds: 'value', kind }, text: texts[name] ?? text, ...more }]
    })
  return new Map([...inputs, ...Object.entries(ownKeys[place])])
}
