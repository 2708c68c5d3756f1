/** What the first bytes say that it is; undefined for neither. */
export function archiveKind(content) {
    if (content[0] === 0x1f && content[1] === 0x8b)
        return 'tar.gz';
    // "PK", then a local file header or, in an empty archive, the end of the directory.
    const zip = content[0] === 0x50 && content[1] === 0x4b;
    return zip && (content[2] === 0x03 || content[2] === 0x05) ? 'zip' : undefined;
}
