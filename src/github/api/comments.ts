import type { CommentPlace } from '../../preview/sticky-comment.ts'
import type { GitHubRepository } from './client.ts'
import { githubRefusal } from './refusal.ts'

/** The comments on a pull request. */
export function githubComments(github: GitHubRepository, number: number): CommentPlace {
  return {
    request: (method, path, fields) => github.request(method, path, fields),
    all: `/issues/${number}/comments`,
    sorted: '',
    one: (id) => `/issues/comments/${id}`,
    change: 'PATCH',
    own: async () => (await github.author()).login,
    explain: (error) => githubRefusal(error, 'pull-requests: write'),
  }
}
