import { entriesOf, publishedExample } from './description.ts'
import type { OperationId } from './operations.ts'
import { type GithubState, type Handler, notFound } from './state.ts'

export const environmentHandlers = {
  'repos/get-all-environments': (github, { query }) => {
    const names = namesOf(github)
    const [size, page] = [Number(query.get('per_page') ?? 30), Number(query.get('page') ?? 1)]
    const environments = names.slice((page - 1) * size, page * size).map((name) => shown(github, name))
    return { status: 200, body: { total_count: names.length, environments } }
  },
  'repos/get-environment': (github, { path }) => {
    const name = namesOf(github).find((each) => each === path['environment_name'])
    return name === undefined ? notFound : { status: 200, body: shown(github, name) }
  },
  'repos/delete-an-environment': () => ({ status: 204 }),
} satisfies Partial<Record<OperationId, Handler>>

/** An environment exists as soon as something was deployed to it. */
function namesOf({ deployments }: GithubState): string[] {
  return [...new Set(deployments.map(({ environment }) => environment))]
}

function shown({ repository }: GithubState, name: string): unknown {
  const example = publishedExample('repos/get-environment', repository)
  const { protection_rules: _, deployment_branch_policy: __, ...own } = entriesOf(example)
  const url = `https://api.github.com/repos/${repository}/environments/${encodeURIComponent(name)}`
  return {
    ...own,
    name,
    url,
    html_url: `https://github.com/${repository}/deployments/activity_log`,
    protection_rules: [],
  }
}
