import { readEntries } from './description.ts'
import type { Call, OperationId } from './operations.ts'
import {
  account,
  commitOf,
  type GithubDeployment,
  type GithubState,
  type GithubStatus,
  type Handler,
  nextId,
  notFound,
  pageOf,
  timestamp,
  unprocessable,
} from './state.ts'

export const deploymentHandlers = {
  'repos/list-deployments': (github, call) => {
    const matching = github.deployments.filter((each) => {
      if ((each.listedAtMs ?? 0) > performance.now()) return false
      const values = { ...fieldsOf(each), environment: environmentOf(each) }
      return (['environment', 'sha', 'ref', 'task'] as const).every((name) => {
        const asked = call.query.get(name) ?? 'none'
        return asked === 'none' || asked === values[name]
      })
    })
    return pageOf(matching.toReversed(), call, shown)
  },
  // This branch is behind the default one, and checks are pending: without the option to ignore that, GitHub refuses the deployment.
  'repos/create-deployment': (github, { body }) => {
    const ref = String(body['ref'])
    if (github.unknownRefs.includes(ref)) return unprocessable(`No ref found for: ${ref}`)
    if (body['auto_merge'] !== false) {
      return { status: 202, body: { message: `Auto-merged main into ${ref} on deployment.` } }
    }
    if (!Array.isArray(body['required_contexts']) || body['required_contexts'].length > 0) {
      return { status: 409, body: { message: `Conflict: Commit status checks failed for ${ref}.` } }
    }
    const deployment = {
      id: nextId(github.deployments),
      environment: String(body['environment'] ?? 'production'),
      payload: body['payload'] ?? {},
      request: body,
      creator: { login: github.login },
      statuses: [],
      createdAt: timestamp(),
      listedAtMs: performance.now() + github.listsLate(github.deployments.length),
    }
    github.deployments.push(deployment)
    return { status: 201, body: shown(deployment) }
  },
  'repos/delete-deployment': (github, call) => {
    const deployment = find(github, call)
    if (deployment === undefined) return notFound
    if (github.deployments.length > 1 && !isInactive(deployment)) {
      return unprocessable(
        'We cannot delete an active deployment unless it is the only deployment in a given repository.',
      )
    }
    github.deployments.splice(github.deployments.indexOf(deployment), 1)
    return { status: 204 }
  },
  'repos/list-deployment-statuses': (github, call) => {
    const deployment = find(github, call)
    if (deployment === undefined) return notFound
    return pageOf(deployment.statuses.toReversed(), call, (status) => shownStatus(deployment, status))
  },
  'repos/create-deployment-status': (github, call) => {
    const deployment = find(github, call)
    if (deployment === undefined) return notFound
    const { body } = call
    const refusal = wrongStatus(body)
    if (refusal !== undefined) return unprocessable('Validation Failed', refusal)
    if (body['state'] === 'success' && body['auto_inactive'] !== false) endOlder(github, deployment)
    const status = addStatus(github, deployment, body)
    return { status: 201, body: shownStatus(deployment, status) }
  },
} satisfies Partial<Record<OperationId, Handler>>

function find(github: GithubState, { path }: Call): GithubDeployment | undefined {
  return github.deployments.find(({ id }) => String(id) === path['deployment_id'])
}

/** The requested values, with GitHub's defaults. */
function fieldsOf({ environment, request }: GithubDeployment) {
  const ref = String(request['ref'])
  return {
    ref,
    sha: commitOf(ref),
    task: String(request['task'] ?? 'deploy'),
    transient: request['transient_environment'] === true,
    production: request['production_environment'] ?? environment === 'production',
  }
}

/** A status may name another environment, which holds from then on. */
function environmentOf({ environment, statuses }: GithubDeployment): string {
  return String(statuses.findLast((status) => status['environment'] !== undefined)?.['environment'] ?? environment)
}

function stateOf({ statuses }: GithubDeployment): unknown {
  return statuses.at(-1)?.['state']
}

function isInactive(deployment: GithubDeployment): boolean {
  const state = stateOf(deployment)
  return state !== undefined && state !== 'success'
}

const longestDescription = 140

function wrongStatus(body: Call['body']): Readonly<Record<string, string>> | undefined {
  const about = { resource: 'DeploymentStatus', code: 'custom' }
  if (String(body['description'] ?? '').length > longestDescription) {
    return {
      ...about,
      field: 'description',
      message: `description is too long (maximum is ${longestDescription} characters)`,
    }
  }
  const field = ['environment_url', 'log_url', 'target_url'].find((name) => {
    const url = body[name] ?? ''
    return url !== '' && !/^https?:\/\//.test(URL.parse(String(url))?.href ?? '')
  })
  return field === undefined ? undefined : { ...about, field, message: `${field} must use http(s) scheme` }
}

function addStatus(github: GithubState, deployment: GithubDeployment, body: Call['body']): GithubStatus {
  const all = github.deployments.flatMap(({ statuses }) => statuses)
  const id = nextId(all.flatMap((status) => (typeof status['id'] === 'number' ? [{ id: status['id'] }] : [])))
  const status = { ...body, id, creator: { login: github.login }, created_at: timestamp() }
  deployment.statuses.push(status)
  return status
}

/** A success ends the earlier deployments of the same environment, except transient and production ones, as documented. */
function endOlder(github: GithubState, newest: GithubDeployment): void {
  for (const each of github.deployments) {
    const { transient, production } = fieldsOf(each)
    if (each.id >= newest.id || transient || production === true || stateOf(each) !== 'success') continue
    if (environmentOf(each) === environmentOf(newest)) addStatus(github, each, { state: 'inactive' })
  }
}

function shown(deployment: GithubDeployment): unknown {
  const { id, payload, creator, createdAt } = deployment
  const { ref, sha, task } = fieldsOf(deployment)
  const environment = environmentOf(deployment)
  const { created_at: updatedAt = createdAt } = deployment.statuses.at(-1) ?? {}
  const times = { created_at: createdAt, updated_at: updatedAt }
  return { id, ref, sha, task, payload, environment, creator: account(creator.login), ...times }
}

function shownStatus(deployment: GithubDeployment, { creator, ...status }: GithubStatus): unknown {
  const login = String(readEntries(creator)['login'] ?? deployment.creator.login)
  return { description: '', environment_url: '', ...status, creator: account(login) }
}
