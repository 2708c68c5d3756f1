/** The package in which GitHub's description is published. */
export const published = '@octokit/openapi@23.0.2'

/** The operations that the GitHub of the tests serves, by GitHub's own operation ids. Any other request is a violation. */
export const served = [
  'pulls/list',
  'pulls/get',
  'issues/list-comments',
  'issues/get-comment',
  'issues/create-comment',
  'issues/update-comment',
  'issues/delete-comment',
  'repos/list-deployments',
  'repos/create-deployment',
  'repos/delete-deployment',
  'repos/list-deployment-statuses',
  'repos/create-deployment-status',
  'repos/compare-commits-with-basehead',
  'repos/list-branches-for-head-commit',
  'git/list-matching-refs',
  'git/get-tag',
  'actions/get-workflow-run',
  'repos/get',
] as const

export type OperationId = (typeof served)[number]

/** A request that is one of them. */
export interface Call {
  readonly operation: OperationId
  /** The values in its path, by the names that the description gives them. */
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>>
  /** Where it was asked, as GitHub names it in a header: the repository by its id. */
  readonly address: string
}

/** What GitHub says to it. A body that is text goes as an HTML page. */
export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
