import type { Answer, Call } from './operations.ts'

const usual = 30
const most = 100

/** One page of a list. */
export function pageOf<T>(list: readonly T[], { query }: Call, show: (each: T) => unknown): Answer {
  const size = Math.min(Number(query.get('per_page') ?? usual) || usual, most)
  const page = Math.max(Number(query.get('page') ?? 1) || 1, 1)
  return { status: 200, body: list.slice((page - 1) * size, page * size).map(show) }
}
