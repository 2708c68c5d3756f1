import { withoutCredentials } from 'taxiway/contract'
import { StatusError } from '../http/status-error.ts'
import type { LedgerEntry } from '../journal/ledger.ts'
import type { EmulatorContext } from '../operations/request-context.ts'
import { databaseFor } from '../sql/database-url.ts'
import type { Key } from '../state/account-tables.ts'
import { stages } from '../state/deployment-stages.ts'
import { type Deployment, isFinal } from '../state/deployment-table.ts'
import { type Service, switchDefaults } from '../state/service-tables.ts'
import { firstSteps } from './first-steps.ts'
import { readCondition, readState, showEnd } from './service-condition.ts'

/** The newest deployments of a service that are shown at once. */
const deploymentsOnPage = 50
/** The last lines of stderr that are shown of a process that has crashed. */
const lastLines = 3

/** What the overview looks at. */
interface Overview {
  readonly state: EmulatorContext['state']
  readonly builds: Pick<EmulatorContext['builds'], 'urlOf' | 'runOf' | 'limits'>
  readonly engines: Pick<EmulatorContext['engines'], 'findPort'>
}

/** How to begin on this platform. */
export function showFirstSteps({ state }: Overview, url: string, found: Parameters<typeof firstSteps>[2]) {
  return firstSteps(url, state.services.all().find(({ repoUrl }) => repoUrl !== undefined)?.id, found)
}

/** The keys of the platform, for whoever may do everything anyway. */
export function showKeys({ state }: Overview) {
  return state.keys
    .all()
    .map(({ role, token, grants }) => ({ role: chooseWord(role), key: token, of: findPurpose(state, grants) }))
}

/** As in `read-only`. The id of a service stays as it is. */
function chooseWord(role: string): string {
  return role === 'readOnly' ? 'read-only' : role
}

function findPurpose(state: Overview['state'], grants: Key): string {
  switch (grants.kind) {
    case 'account':
      return grants.readOnly ? 'reads everything' : 'may do everything'
    case 'project': {
      const project = state.projects.get({ id: grants.projectId })?.slug ?? grants.projectId
      const only = grants.environments === undefined ? '' : `, environment ${grants.environments.join(', ')}`
      return `project ${project}${only}`
    }
    case 'service':
      return `service ${grants.serviceId}`
    default:
      return grants satisfies never
  }
}

/** All services, oldest first, with the newest deployment of each. The interface has no list of services. */
export function showServices(context: Overview) {
  return context.state.services.all().map((service) => showSummary(context, service))
}

/** One service with what the interface stores of it but does not show. Variables by name only. Throws a 404. */
export function showService(context: Overview, id: string) {
  const { state } = context
  const service = state.services.get({ id })
  if (!service) throw new StatusError(404, noService(state, id))
  const { branch, rootDir, installCommand, buildCommand, startCommand, runtimeMode, internalPort } = service
  const isOn = (name: keyof typeof switchDefaults): boolean =>
    state.switches.get({ serviceId: id, name })?.isOn ?? switchDefaults[name]
  return {
    ...showSummary(context, service),
    settings: { branch, rootDir, installCommand, buildCommand, startCommand, runtimeMode, internalPort },
    injected: injectedInto(context, service),
    inEffect: commandsInEffect(context, service),
    variables: state.variables.all({ serviceId: id }).map(({ key }) => key),
    ports: state.exposedPorts.all({ serviceId: id }).map(({ port, label, hostname }) => ({ port, label, hostname })),
    domains: state.domains.all({ serviceId: id }).map(({ hostname }) => ({ hostname, status: 'pending' })),
    autoDeploy: isOn('autoDeploy'),
    searchIndexing: isOn('searchIndexing'),
    deployments: state.deployments.page(id, deploymentsOnPage).map((each) => showDeployment(context, each)),
    deploymentCount: state.deployments.count(id),
  }
}

function noService({ deletedServices }: Overview['state'], id: string): string {
  const deleted = deletedServices.get({ id })
  if (deleted === undefined) return `There is no service "${id}".`
  return `The service "${deleted.name}" (${id}) was deleted at ${deleted.deletedAt}.`
}

/** What the platform adds to the variables of a service. */
function injectedInto({ state, engines }: Overview, service: Service) {
  if (state.managedDatabases.has({ serviceId: service.id })) return []
  const database = databaseFor(service, state, engines)
  const from = database && state.services.get({ id: database.database.serviceId })
  const isOwn = state.variables.has({ serviceId: service.id, key: 'DATABASE_URL' })
  const hasHost = state.variables.has({ serviceId: service.id, key: 'HOST' })
  const own = [
    { name: 'PORT', from: null, note: 'a free port of this machine, for a web service' },
    ...(hasHost ? [] : [{ name: 'HOST', from: null, note: '127.0.0.1, for a web service' }]),
  ]
  if (from === undefined) return own
  const note = isOwn ? 'not used: the service has a variable of that name' : 'its address, user and password'
  return [...own, { name: 'DATABASE_URL', from: { id: from.id, name: from.name }, note }]
}

/** The commands that the newest deployment is built and run with, and which of them the source gave; null before the first. */
function commandsInEffect({ state }: Overview, { id, installCommand, buildCommand, startCommand }: Service) {
  const newest = state.deployments.page(id, deploymentsOnPage).find(({ builtWith }) => builtWith !== undefined)
  if (newest?.builtWith === undefined) return null
  const { commands, mode } = newest.builtWith
  const own = { install: installCommand, build: buildCommand, start: startCommand, output: startCommand }
  const rows = (['install', 'build', 'start', 'output'] as const).flatMap((name) => {
    const command = commands[name]
    return command === undefined ? [] : [{ name, command, isSet: own[name] === command }]
  })
  return { deploymentId: newest.id, mode, commands: rows }
}

/** What took effect, with what each deployment builds. */
export function showLedger({ state }: Overview, entries: readonly LedgerEntry[]) {
  return entries.map((entry) =>
    entry.kind === 'service'
      ? entry
      : { ...entry, label: entry.ref ?? sourceLabel(state.services.get({ id: entry.serviceId })) },
  )
}

/** Earlier deployments of a service than one of them, newest first. Throws a 404. */
export function showEarlier(context: Overview, serviceId: string, before: string) {
  const { deployments } = context.state
  const from = deployments.byId(before)
  if (from?.serviceId !== serviceId) throw new StatusError(404, `The service has no deployment "${before}".`)
  return deployments.page(serviceId, deploymentsOnPage, from.number).map((each) => showDeployment(context, each))
}

function showSummary(context: Overview, service: Service) {
  const { state, builds } = context
  const { id, name, sourceType, status, repoUrl, image, projectId, environmentId } = service
  const [newest] = state.deployments.page(id, 1)
  const engine = state.managedDatabases.get({ serviceId: id })?.engine ?? null
  const run = builds.runOf(id)
  const live = state.deployments.newestIn(id, 'live')
  const condition = readCondition({
    isDatabase: engine !== null,
    run,
    underWay: state.deployments.underWay(id),
    newest: newest?.stage === 'superseded' ? state.deployments.newestIn(id, ...unlikeSuperseded) : newest,
    live: live && describeBuild(live, service),
  })
  const lastWords = run.kind === 'ended' ? { since: Date.parse(run.since), stream: 'stderr' } : undefined
  return {
    id,
    name,
    status,
    source: { kind: sourceType, from: repoUrl === undefined ? (image ?? null) : withoutCredentials(repoUrl) },
    engine,
    condition,
    lastWords: lastWords ? state.runtimeLogs.newest(id, lastWords, lastLines).map(({ line }) => line) : [],
    project: state.projects.get({ id: projectId })?.slug ?? null,
    environment: state.environments.get({ id: environmentId })?.slug ?? null,
    url: builds.urlOf(id) ?? null,
    deployment: newest ? showDeployment(context, newest) : null,
  }
}

/** What a deployment builds, such as `main 5ca1ab1e`. */
function describeBuild({ ref, commit }: Deployment, service: Service): string {
  const named = ref === commit ? [] : [ref ?? sourceLabel(service)]
  return [...named, ...(commit === undefined ? [] : [commit.slice(0, 8)])].join(' ')
}

/** One deployment. Throws a 404. */
export function findDeployment(context: Overview, id: string) {
  const deployment = context.state.deployments.byId(id)
  if (!deployment) throw new StatusError(404, `There is no deployment "${id}".`)
  return showDeployment(context, deployment)
}

/** A deployment in the platform's own words, whatever the dialect calls its stage. */
function showDeployment({ state, builds }: Overview, deployment: Deployment) {
  const { id, serviceId, stage, ref, commit, reason, createdAt, finishedAt, stageTimes, subject, author } = deployment
  const processEnd = showEnd(deployment)
  const by = { subject: subject ?? null, author: author ?? null }
  const known = { ref: ref ?? null, commit: commit ?? null, reason: reason ?? null, finishedAt: finishedAt ?? null }
  const service = state.services.get({ id: serviceId })
  const shown = readState(stage, builds.runOf(serviceId), service !== undefined)
  const now = { stage, state: shown, isFinal: isFinal(stage), processEnd, lineCount: state.buildLogs.count(id) }
  const label = ref ?? sourceLabel(service)
  const { commandMs, startMs } = builds.limits
  const limits = { commandMs, startMs }
  return { id, serviceId, ...now, createdAt, label, limits, ...known, ...by, stageTimes: stageTimes ?? {} }
}

const unlikeSuperseded = stages.filter((stage) => stage !== 'superseded')

/** What a deployment without a ref of its own builds. */
function sourceLabel(service: Service | undefined): string {
  switch (service?.sourceType) {
    case 'git':
      return service.branch ?? 'the default branch'
    case 'image':
      return service.image ?? 'image'
    case 'upload':
      return 'upload'
    default:
      return 'of a service that is gone'
  }
}
