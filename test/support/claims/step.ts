import type { Answer, Request, ShownRow } from './world.ts'

/** One step of a schedule: a request of a run, and what became of it. */
export interface Step {
  readonly run: string
  readonly request: Request | undefined
  readonly answer: Answer | undefined
  /** What is unusual about it; may be empty. */
  readonly what: string
}

/** The step in a line. */
export function lineOf({ run, request, answer, what }: Step): string {
  const asked = request === undefined ? '' : requestText(request)
  return [run, asked, what === '' && answer ? `→ ${answerText(answer)}` : what].filter((part) => part !== '').join(' ')
}

function requestText(request: Request): string {
  switch (request.kind) {
    case 'list':
      return `lists ${request.task ?? 'all'}${request.sha === null ? '' : ' of the commit'}`
    case 'create':
      return `creates a row of ${request.task} for ${rowText(request)}`
    case 'statuses':
      return `reads the statuses of #${request.id}`
    case 'update':
      return `sets #${request.id} to "${request.status.description}"`
    case 'delete':
      return `deletes #${request.id}`
    case 'platform':
      return `${request.method} ${request.path}`
    default:
      return request satisfies never
  }
}

function answerText(answer: Answer): string {
  if (answer.kind !== 'answered') return answer.kind
  const { value } = answer
  if (!Array.isArray(value)) return JSON.stringify(value)
  const rows: readonly (ShownRow | { readonly description?: string })[] = value
  const texts = rows.map((row) => {
    if ('payload' in row) return `#${row.id} ${rowText(row)}`
    return row.description === undefined ? JSON.stringify(row) : `"${row.description}"`
  })
  return texts.length === 0 ? 'nothing' : texts.join(', ')
}

function rowText({ payload }: Pick<ShownRow, 'payload'>): string {
  const { target, service = 'a claim' } = payload
  return String(target).startsWith('removal:') ? String(target) : String(service)
}
