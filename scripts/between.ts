/** A document with `content` between `<!-- NAME -->` and `<!-- /NAME -->`. Throws if it does not have both. */
export function between(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The document has no ${start} … ${end}.`)
  return `${text.slice(0, from)}${start}\n\n${content}\n\n${text.slice(to)}`
}
