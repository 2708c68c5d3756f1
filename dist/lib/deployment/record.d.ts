import { type Fields } from '../client/fields.ts';
/**
 * What a deployment record of the history shows. The contract documents `deploymentId` and `rollbackable` only; the other
 * names are the ones in common use, and none of them is needed.
 */
export interface DeploymentRecord {
    readonly id: string | undefined;
    /** The platform's status word as it spelt it; undefined where the record has none. */
    readonly word: string | undefined;
    readonly rollbackable: boolean;
    readonly url: string | undefined;
    /** Names of what was deployed (branch, tag, ref) and commits, as the record shows them. */
    readonly refs: ShownRefs;
    /** Equal for two records whose fields are equal, in whatever order. */
    readonly fingerprint: string;
}
export interface ShownRefs {
    readonly names: readonly string[];
    readonly commits: readonly string[];
}
export declare function readRecord(raw: Fields): DeploymentRecord;
export declare function idOf(raw: Fields): string | undefined;
/** A `url` or `hostname` as an absolute http(s) URL; anything else is no URL. */
export declare function readUrl(raw: Fields): string | undefined;
/** What a record tells of the ref that was asked for: `ours`, `another`, or `not-shown` where it cannot be compared. */
export declare function compareRefs(asked: string | undefined, shown: ShownRefs): 'ours' | 'another' | 'not-shown';
/** What was deployed, as a record shows it: the commit before the branch. */
export declare function readRef({ commits, names }: ShownRefs): string | undefined;
