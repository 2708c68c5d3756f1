import type { DatabaseSync } from 'node:sqlite';
/** An outbound address that the account has bought. */
export interface DedicatedIp {
    readonly id: string;
    readonly address: string;
    readonly label: string;
}
/** What an address is attached to: a service, or each service of a project that has none of its own. */
export interface Attachment {
    readonly kind: 'service' | 'project';
    readonly id: string;
}
/** The dedicated IPs of the account, and what they are attached to. Each holder has one at most. */
export declare class DedicatedIps {
    #private;
    constructor(database: DatabaseSync);
    /** The id must be free. */
    add({ id, address, label }: DedicatedIp): void;
    byId(id: string): DedicatedIp | undefined;
    /** Takes the place of the holder's former one. */
    attach(ipId: string, { kind, id }: Attachment): void;
    /** The address stays the account's. */
    detach({ kind, id }: Attachment): void;
    attachedTo({ kind, id }: Attachment): DedicatedIp | undefined;
    /** What the next deployment of a service sends from: its own address goes before its project's. */
    effective({ id, projectId }: {
        readonly id: string;
        readonly projectId: string;
    }): DedicatedIp | undefined;
    attachmentsOf(ipId: string): Attachment[];
}
