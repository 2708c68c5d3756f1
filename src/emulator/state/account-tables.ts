import type { Capability } from '../../contract/operation.ts'
import { json, oneOf, type TableDefinition, text } from './table.ts'

/** The level at which a capability is granted; write includes read. */
export type Level = 'read' | 'write'
/** What a scoped key may do, by category (contract: Authentication, 4). */
export type Permissions = Readonly<Partial<Record<Capability, Level>>>

/** The scope of an API key (contract: Authentication, 2 and 7). */
export type Key =
  | { readonly kind: 'account'; readonly readOnly: boolean }
  | {
      readonly kind: 'project'
      readonly projectId: string
      /** Slugs of the environments that it is restricted to; undefined for all. */
      readonly environments?: readonly string[] | undefined
      readonly permissions: Permissions
    }
  | { readonly kind: 'service'; readonly serviceId: string; readonly permissions: Permissions }

/** An API key. */
export interface StoredKey {
  readonly token: string
  /** The name under which the program that starts the platform knows the key. Unique. */
  readonly role: string
  readonly grants: Key
}

export const keys: TableDefinition<StoredKey> = {
  name: 'keys',
  columns: { token: text, role: text, grants: json() },
  constraints: 'PRIMARY KEY (token), UNIQUE (role)',
}

/** A project of the account. */
export interface Project {
  readonly id: string
  readonly name: string
  /** Unique. */
  readonly slug: string
  readonly description: string
}

export const projects: TableDefinition<Project> = {
  name: 'projects',
  columns: { id: text, name: text, slug: text, description: text },
  constraints: 'PRIMARY KEY (id), UNIQUE (slug)',
}

/** A part of a project in which services live. */
export interface Environment {
  readonly id: string
  readonly projectId: string
  readonly slug: string
}

/** The environments of every project; the first is used if a request names none. */
export const environmentSlugs = ['production', 'preview'] as const

export const environments: TableDefinition<Environment> = {
  name: 'environments',
  columns: { id: text, projectId: text, slug: text },
  constraints: 'PRIMARY KEY (id), UNIQUE (projectId, slug)',
}

/** A set of variables that services share. The contract shows neither its values nor a way to change them. */
export interface EnvGroup {
  readonly id: string
  /** Unique. */
  readonly name: string
}

export const envGroups: TableDefinition<EnvGroup> = {
  name: 'envGroups',
  columns: { id: text, name: text },
  constraints: 'PRIMARY KEY (id), UNIQUE (name)',
}

/** An outbound address that the account has bought. */
export interface DedicatedIp {
  readonly id: string
  readonly address: string
  readonly label: string
}

export const dedicatedIps: TableDefinition<DedicatedIp> = {
  name: 'dedicatedIps',
  columns: { id: text, address: text, label: text },
  constraints: 'PRIMARY KEY (id)',
}

/** Attaches an address to a service, or to every service of a project without an address of its own. One address each. */
export interface IpAttachment {
  readonly kind: 'service' | 'project'
  /** The id of the service or the project. */
  readonly holderId: string
  readonly ipId: string
}

export const ipAttachments: TableDefinition<IpAttachment> = {
  name: 'ipAttachments',
  columns: { kind: oneOf(['service', 'project']), holderId: text, ipId: text },
  constraints: 'PRIMARY KEY (kind, holderId)',
}
