import { createHash } from 'node:crypto'
import { publishedExample } from './description.ts'

/** An account as GitHub shows it beside what it wrote; null for one that was deleted. */
export function account(login: string | null): Record<string, unknown> | null {
  if (login === null) return null
  const { creator } = publishedExample('repos/create-deployment', 'octocat/harbor')
  const shown = JSON.parse(JSON.stringify(creator).replaceAll('octocat', encodeURIComponent(login)))
  const id = createHash('sha1').update(login).digest().readUInt32BE()
  return { ...shown, login, id, type: login.endsWith('[bot]') ? 'Bot' : 'User' }
}
