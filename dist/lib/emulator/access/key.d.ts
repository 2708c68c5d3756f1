import type { Capability } from '../../contract/operation.ts';
/** What a capability category is granted at; write includes read. */
export type Level = 'read' | 'write';
/** What a scoped key may do, by category (contract: Authentication, 4). */
export type Permissions = Readonly<Partial<Record<Capability, Level>>>;
/** Whom a key belongs to and how far it reaches (contract: Authentication, 2 and 7). */
export type Key = {
    readonly kind: 'account';
    readonly readOnly: boolean;
} | {
    readonly kind: 'project';
    readonly projectId: string;
    /** Environment slugs that it is restricted to; undefined for all. */
    readonly environments?: readonly string[] | undefined;
    readonly permissions: Permissions;
} | {
    readonly kind: 'service';
    readonly serviceId: string;
    readonly permissions: Permissions;
};
