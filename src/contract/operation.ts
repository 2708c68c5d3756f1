import type { GenericSchema, InferInput, InferOutput, ObjectEntries, StrictObjectSchema } from 'valibot'
import type { DocumentedStatus } from './error-status.ts'

/** The capability categories that a service or project key can carry (contract: Authentication, 4). */
export const capabilities = ['deployments', 'logs', 'metrics', 'variables', 'domains', 'settings', 'project'] as const
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
 * The effect of repeating an operation, which decides what a client may do after a lost answer. `read`: none. `set`:
 * sets the same again, and can be read back. `create`: creates a second one. `delete`: deletes nothing more. `secret`:
 * replaces a value that is shown once. `exec`: runs the statement again.
 */
export type Effect = 'read' | 'set' | 'create' | 'delete' | 'secret' | 'exec'

/** A rule over several arguments, as data, so that client, local platform and documents each derive their own check. */
export type Rule =
  | { readonly kind: 'exactly-one-of'; readonly names: readonly [string, string] }
  /** `upper` is not below `lower` if both are given. */
  | { readonly kind: 'not-below'; readonly lower: string; readonly upper: string }
  /** `name` has at least `minimum` characters if `when` is given. */
  | { readonly kind: 'not-shorter'; readonly name: string; readonly minimum: number; readonly when: string }

/** The HTTP methods that the contract uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The headings under which the contract lists its operations (contract: Endpoints), in its order. */
export const sections = [
  'Identity and catalog',
  'Projects',
  'Creating services',
  'Deployments and service settings',
  'Logs and metrics',
  'Database operations',
  'Other',
] as const
export type Section = (typeof sections)[number]

/**
 * One documented operation, with everything that the client, the local platform, the tools and the documents need to
 * know.
 */
export interface Operation {
  /** The heading under which the documents list it. */
  readonly section: Section
  readonly method: Method
  /** Relative to `{base_url}`; `{name}` stands for the argument of that name. */
  readonly path: string
  /** One sentence for the reference page and the tool description. */
  readonly summary: string
  /** Path, query and body fields in one object, as the hosted tools take them. */
  readonly args: StrictObjectSchema<ObjectEntries, undefined>
  /**
   * Arguments in the query of an operation that has a body. A GET or DELETE has all arguments there that are not in the
   * path.
   */
  readonly query?: readonly string[]
  /** Rules over several arguments; the rules of one argument are in `args`. */
  readonly rules?: readonly Rule[]
  /** The parsed answer; unknown fields are kept, documented ones may be missing or null. */
  readonly result: GenericSchema
  /** The answer is a stream of server-sent events, not one JSON value. */
  readonly events?: true
  /** The documented success status. */
  readonly success: 200 | 201 | 202
  readonly access: Access
  /** The documented error statuses; empty if the contract lists none. */
  readonly errors: readonly DocumentedStatus[]
  readonly effect: Effect
  /** Arguments that must never be shown, as dotted paths; `*` stands for each element of a list. */
  readonly secretArgs?: readonly string[]
  /** Fields of the result that must never be shown, as dotted paths. */
  readonly secrets?: readonly string[]
  /** No part of the answer may be logged, not even the fields that are not secret. */
  readonly confidential?: true
  /** The failure that a 200 hides, as one sentence, or undefined if there is none. */
  readonly hiddenFailure?: (result: unknown) => string | undefined
  /** How the hosted MCP integration exposes it; absent if the contract has no tool for it. */
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

/** The arguments that the caller of an operation passes. */
export type ArgumentsOf<O extends Operation> = InferInput<O['args']>
/**
 * The answer that the caller of an operation gets. Its type has only the documented fields, so that a misspelt one does
 * not compile. The value also has the other fields that the platform sent: assign it to a `Record<string, unknown>` to
 * read them.
 */
export type ResultOf<O extends Operation> = Documented<InferOutput<O['result']>>

type Documented<T> = T extends readonly (infer Item)[]
  ? Documented<Item>[]
  : T extends object
    ? [keyof Named<T>] extends [never]
      ? T
      : { [Name in keyof Named<T>]: Documented<Named<T>[Name]> }
    : T

/** Removes the index signature of a loose object; a map has nothing else. */
type Named<T> = { [Name in keyof T as string extends Name ? never : Name]: T[Name] }

/** The part of the request that carries an argument. */
export function findArgumentPlace(operation: Operation, argument: string): 'path' | 'query' | 'body' {
  if (operation.path.includes(`{${argument}}`)) return 'path'
  if (operation.method === 'GET' || operation.method === 'DELETE') return 'query'
  return operation.query?.includes(argument) ? 'query' : 'body'
}
