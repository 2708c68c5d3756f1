import type { GenericSchema, InferInput, InferOutput, ObjectEntries, StrictObjectSchema } from 'valibot'
import type { DocumentedStatus } from './error-status.ts'

/** The capability categories that a service or project key can carry (contract: Authentication, 4). */
export const capabilities = ['deployments', 'logs', 'metrics', 'variables', 'domains', 'settings', 'project'] as const
/** One of them. */
export type Capability = (typeof capabilities)[number]

/** Who may call an operation, as far as the contract says (contract: Endpoints, "Authorization notation"). */
export type Access =
  | { readonly kind: 'any-key' }
  | { readonly kind: 'account-only' }
  | {
      readonly kind: 'capability'
      readonly capability: Capability
      readonly level: 'read' | 'write'
      /** False if the contract says that a service key cannot use the operation. */
      readonly serviceKey: boolean
    }
  /** An account key, or a project key for the project in the path; no capability is named. */
  | { readonly kind: 'own-project' }
  | { readonly kind: 'not-shown' }

/**
 * What a repetition would do, and so what a client may do after a lost answer:
 * `read` nothing; `set` the same again, and it can be read back; `create` a second one; `delete` nothing more;
 * `secret` replace a value that is shown once; `exec` run the statement again.
 */
export type Effect = 'read' | 'set' | 'create' | 'delete' | 'secret' | 'exec'

/** A rule over several arguments, as data, so that client, local platform and documents each derive their own check. */
export type Rule =
  | { readonly kind: 'exactly-one-of'; readonly names: readonly [string, string] }
  /** `upper` is not below `lower` if both are given. */
  | { readonly kind: 'not-below'; readonly lower: string; readonly upper: string }
  /** `name` has at least so many characters if `when` is given. */
  | { readonly kind: 'not-shorter'; readonly name: string; readonly minimum: number; readonly when: string }

/** The HTTP methods that the contract uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The headings below which the contract lists its operations (contract: Endpoints), in its order. */
export const sections = [
  'Identity and catalog',
  'Projects',
  'Creating services',
  'Deployments and service settings',
  'Logs and metrics',
  'Database operations',
  'Other',
] as const
/** One of them. */
export type Section = (typeof sections)[number]

/** One documented operation: all that client, local platform, tools and documents need to know of it. */
export interface Operation {
  /** Where the documents list it. */
  readonly section: Section
  /** Of the HTTP request. */
  readonly method: Method
  /** Relative to `{base_url}`; `{name}` stands for the argument of that name. */
  readonly path: string
  /** One sentence for the reference page and the tool description. */
  readonly summary: string
  /** Path, query and body fields in one object, as the hosted tools take them. */
  readonly args: StrictObjectSchema<ObjectEntries, undefined>
  /** Arguments that travel in the query of an operation that has a body; those of a GET or DELETE all do. */
  readonly query?: readonly string[]
  /** Rules over several arguments; each argument's own are in `args`. */
  readonly rules?: readonly Rule[]
  /** The parsed answer; unknown fields stay, documented ones may be missing or null. */
  readonly result: GenericSchema
  /** The answer is a stream of server-sent events, not one JSON value. */
  readonly events?: true
  /** The documented status of success. */
  readonly success: 200 | 201 | 202
  /** Who may call it. */
  readonly access: Access
  /** The documented error statuses; empty if the contract lists none. */
  readonly errors: readonly DocumentedStatus[]
  /** What a repetition would do. */
  readonly effect: Effect
  /** Arguments that must never be shown, as dotted paths; `*` stands for each element of a list. */
  readonly secretArgs?: readonly string[]
  /** Fields of the result that must never be shown, as dotted paths. */
  readonly secrets?: readonly string[]
  /** No part of the answer may be logged, beyond its secret fields. */
  readonly confidential?: true
  /** The failure that a 200 hides, as one sentence, or undefined if there is none. */
  readonly hiddenFailure?: (result: unknown) => string | undefined
  /** How the hosted MCP integration shows it; absent if the contract gives no tool. */
  readonly tool?: {
    /** Arguments that the tool requires beyond the REST shape. */
    readonly required?: readonly string[]
    /** REST-only arguments that the tool does not expose. */
    readonly hidden?: readonly string[]
  }
}

/** Keeps the literal types of one entry of the table. */
export function operation<const O extends Operation>(definition: O): O {
  return definition
}

/** What the caller of an operation gives. */
export type ArgumentsOf<O extends Operation> = InferInput<O['args']>
/**
 * What the caller of an operation gets: the documented fields, so that a misspelt one does not compile. What else the
 * platform sent is in the value too: assign it to a `Record<string, unknown>` to read it.
 */
export type ResultOf<O extends Operation> = Documented<InferOutput<O['result']>>

type Documented<T> = T extends readonly (infer Item)[]
  ? Documented<Item>[]
  : T extends object
    ? [keyof Named<T>] extends [never]
      ? T
      : { [Name in keyof Named<T>]: Documented<Named<T>[Name]> }
    : T

/** Without the index signature of a loose object; a map has nothing but that. */
type Named<T> = { [Name in keyof T as string extends Name ? never : Name]: T[Name] }

/** Where an argument travels. */
export function findArgumentPlace(operation: Operation, argument: string): 'path' | 'query' | 'body' {
  if (operation.path.includes(`{${argument}}`)) return 'path'
  if (operation.method === 'GET' || operation.method === 'DELETE') return 'query'
  return operation.query?.includes(argument) ? 'query' : 'body'
}
