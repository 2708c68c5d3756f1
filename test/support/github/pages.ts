import type { Answer, Call } from './operations.ts'

const usual = 30
const most = 100

/** One page of a list, with links to the others as GitHub gives them. `base` is the list's URL. */
export function pageOf<T>(list: readonly T[], { query }: Call, base: string, show: (each: T) => unknown): Answer {
  const size = Math.min(Number(query.get('per_page') ?? usual) || usual, most)
  const page = Math.max(Number(query.get('page') ?? 1) || 1, 1)
  const last = Math.max(Math.ceil(list.length / size), 1)
  const link = (rel: string, to: number) => {
    const asked = new URLSearchParams(query)
    asked.set('page', String(to))
    return `<${base}?${asked}>; rel="${rel}"`
  }
  const back = page > 1 ? [link('prev', page - 1), link('first', 1)] : []
  const on = page < last ? [link('next', page + 1), link('last', last)] : []
  const body = list.slice((page - 1) * size, page * size).map(show)
  const links = [...back, ...on]
  return { status: 200, body, ...(links.length > 0 && { headers: { link: links.join(', ') } }) }
}
