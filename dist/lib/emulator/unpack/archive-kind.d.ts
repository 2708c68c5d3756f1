export type ArchiveKind = 'tar.gz' | 'zip';
/** What the first bytes say that it is; undefined for neither. */
export declare function archiveKind(content: Uint8Array): ArchiveKind | undefined;
