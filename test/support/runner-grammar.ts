/**
 * The commands that the runner would find in one line of output: `::name props::data` after leading white space of any kind, and
 * `##[name props]data` wherever it stands. Written from the runner's rules, independently of the sanitiser.
 */
export function commandsIn(output: string): string[] {
  return output.split(/\r\n|\n|\r/).flatMap((line) => {
    const text = line.replace(/^[\s\u0085\p{Z}\u200b\ufeff]+/u, '')
    const found: string[] = []
    if (text.startsWith('::') && text.indexOf('::', 2) > 0) found.push(text)
    const bare = line.indexOf('##[')
    if (bare >= 0) found.push(line.slice(bare))
    return found
  })
}
