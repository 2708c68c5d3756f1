/** A summary or a comment as people read it: code between backticks, and its first line as a sentence. */
export function markdownText(markdown = ''): string {
  return markdown
    .replaceAll('&#8203;', '')
    .replaceAll(/\.?<\/h3>\n*/g, '. ')
    .replaceAll(/<\/?code>/g, '`')
    .replaceAll(/<\/?(?:h3|p|a|b|br)\b[^>]*>\n*/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}
