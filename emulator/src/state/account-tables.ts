import type { Capability } from 'taxiway/contract'
import { json, oneOf, type RowOf, table, text } from './table.ts'

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

/** The API keys. `role` is the name under which the program that starts the platform knows the key. */
export const keys = table('keys', 'PRIMARY KEY (token), UNIQUE (role)', {
  token: text,
  role: text,
  grants: json<Key>(),
})

/** A project of the account. */
export type Project = RowOf<typeof projects>

/** The projects of the account. */
export const projects = table('projects', 'PRIMARY KEY (id), UNIQUE (slug)', {
  id: text,
  name: text,
  slug: text,
  description: text,
})

/** The environments of every project; the first is used if a request names none. */
export const environmentSlugs = ['production', 'preview'] as const

/** A part of a project in which services live. */
export type Environment = RowOf<typeof environments>

/** The environments of all projects. */
export const environments = table('environments', 'PRIMARY KEY (id), UNIQUE (projectId, slug)', {
  id: text,
  projectId: text,
  slug: text,
})

/** Sets of variables that services share. The contract shows neither their values nor a way to change them. */
export const envGroups = table('envGroups', 'PRIMARY KEY (id), UNIQUE (name)', { id: text, name: text })

/** The outbound addresses that the account has bought. */
export const dedicatedIps = table('dedicatedIps', 'PRIMARY KEY (id)', { id: text, address: text, label: text })

/**
 * Attach an address to a service, or to every service of a project without an address of its own. One address each; `holderId` is
 * the id of the service or the project.
 */
export const ipAttachments = table('ipAttachments', 'PRIMARY KEY (kind, holderId)', {
  kind: oneOf(['service', 'project']),
  holderId: text,
  ipId: text,
})
