/** For a POSIX shell. */
export function quoted(text: string): string {
  return /^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
