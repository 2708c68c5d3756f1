/** Why a folder could not be packed or an archive not be taken: one sentence with the path, what is wrong, what to do. */
export class ArchiveError extends Error {
    /** The folder or file at fault: as the caller spelt it, or relative to the packed folder. */
    path;
    constructor(path, message, options) {
        super(message, options);
        this.name = 'ArchiveError';
        this.path = path;
    }
}
/** A path as a message shows it: as it is, or quoted where it holds control characters, a line break above all. */
export function shown(path) {
    return /[\p{Cc}\u2028\u2029]/u.test(path) ? JSON.stringify(path) : path;
}
/** A folder or archive that the caller named and that cannot be read. */
export function unreadable(path, error) {
    return refusal(path, error, 'let this job read it');
}
/** Something in the packed folder that cannot be read. */
export function unpackable(path, error) {
    return refusal(path, error, 'let this job read it, or leave it out by naming it in .deployignore');
}
function refusal(path, error, remedy) {
    const code = codeOf(error);
    const why = code === 'EACCES' || code === 'EPERM' ? 'permission denied' : code;
    return new ArchiveError(path, `${shown(path)} cannot be read (${why}): ${remedy}.`, { cause: error });
}
/** A failed write to the temporary folder, which keeps what of an archive does not fit in memory. */
export function unwritable(folder, error) {
    const full = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error));
    const message = full
        ? `The archive does not fit on the disk of ${shown(folder)}: free some space there, or name more in .deployignore.`
        : `The archive cannot be kept in ${shown(folder)} (${codeOf(error)}): it must be a folder that can be written to.`;
    return new ArchiveError(folder, message, { cause: error });
}
/** Whether a system call failed for want of the file, or because something else stands in its place by now. */
export function isGone(error) {
    return ['ENOENT', 'ENOTDIR', 'ELOOP', 'EINVAL'].includes(codeOf(error));
}
function codeOf(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);
}
