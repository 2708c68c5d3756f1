import { type ArchiveEntry } from './entry.ts';
/**
 * Decides where each entry goes, and refuses those that would not stay in the folder. It knows names only, never the disk:
 *
 * - a path is relative and does not climb;
 * - nothing lies beneath a link, and no link takes the place of what was there before, so that each folder on the way is real;
 * - a link's target climbs first, if at all, and stays inside: by the rule above it climbs through real folders, and what it
 *   then descends into leads, if it is a link, inside too.
 *
 * Names are compared without case and in one Unicode form, as the least discerning file systems do.
 */
export declare class Layout {
    #private;
    /** `windows`: a backslash separates, a colon names a drive or a stream. */
    constructor(windows: boolean);
    /** The path to write to, relative and with `/`; empty for the folder itself. Throws `ArchiveRefusal`. */
    place(entry: ArchiveEntry): string;
    /** The file that a hard link names, by the rules for paths; it must have come before, and be no link. */
    hardTarget(entry: ArchiveEntry): string;
}
