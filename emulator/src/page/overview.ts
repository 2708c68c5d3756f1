import { withoutCredentials } from 'taxiway/contract'
import {
  type DialectSwitch,
  dialectOf,
  dialects,
  isDialectName,
  recordOf,
  storedLine,
  streamedLine,
} from '../dialects.ts'
import { StatusError } from '../http/reply.ts'
import { encodeEvent } from '../operations/deployments/log-reading.ts'
import type { EmulatorContext } from '../operations/request-context.ts'
import { type Deployment, isFinal } from '../state/deployment-table.ts'
import { type Service, switchDefaults } from '../state/service-tables.ts'

/** The newest deployments of a service that are shown. */
const mostDeployments = 50

/** What the overview looks at. */
interface Overview {
  readonly state: EmulatorContext['state']
  readonly builds: Pick<EmulatorContext['builds'], 'urlOf'>
}

/** All services, oldest first, with the newest deployment of each. The interface has no list of services. */
export function showServices(context: Overview) {
  return context.state.services.all().map((service) => showSummary(context, service))
}

/** One service with what the interface stores of it but does not show. Variables by name only. Throws a 404. */
export function showService(context: Overview, id: string) {
  const { state } = context
  const service = state.services.get({ id })
  if (!service) throw new StatusError(404, `There is no service "${id}".`)
  const { branch, rootDir, installCommand, buildCommand, startCommand, runtimeMode, internalPort } = service
  const isOn = (name: keyof typeof switchDefaults): boolean =>
    state.switches.get({ serviceId: id, name })?.isOn ?? switchDefaults[name]
  return {
    ...showSummary(context, service),
    settings: { branch, rootDir, installCommand, buildCommand, startCommand, runtimeMode, internalPort },
    variables: state.variables.all({ serviceId: id }).map(({ key }) => key),
    ports: state.exposedPorts.all({ serviceId: id }).map(({ port, label, hostname }) => ({ port, label, hostname })),
    domains: state.domains.all({ serviceId: id }).map(({ hostname }) => ({ hostname, status: 'pending' })),
    autoDeploy: isOn('autoDeploy'),
    searchIndexing: isOn('searchIndexing'),
    deployments: state.deployments.page(id, mostDeployments).map(showDeployment),
  }
}

function showSummary({ state, builds }: Overview, service: Service) {
  const { id, name, sourceType, status, repoUrl, image, projectId, environmentId } = service
  const [newest] = state.deployments.page(id, 1)
  return {
    id,
    name,
    status,
    source: { kind: sourceType, from: repoUrl === undefined ? (image ?? null) : withoutCredentials(repoUrl) },
    engine: state.managedDatabases.get({ serviceId: id })?.engine ?? null,
    project: state.projects.get({ id: projectId })?.slug ?? null,
    environment: state.environments.get({ id: environmentId })?.slug ?? null,
    url: builds.urlOf(id) ?? null,
    deployment: newest ? showDeployment(newest) : null,
  }
}

/** One deployment. Throws a 404. */
export function findDeployment({ state }: Overview, id: string) {
  const deployment = state.deployments.byId(id)
  if (!deployment) throw new StatusError(404, `There is no deployment "${id}".`)
  return showDeployment(deployment)
}

/** A deployment in the platform's own words, whatever the dialect calls its stage. */
function showDeployment(deployment: Deployment) {
  const { id, serviceId, stage, ref, commit, reason, createdAt, finishedAt, stageTimes } = deployment
  const known = { ref: ref ?? null, commit: commit ?? null, reason: reason ?? null, finishedAt: finishedAt ?? null }
  return { id, serviceId, stage, isFinal: isFinal(stage), createdAt, ...known, stageTimes: stageTimes ?? {} }
}

const sampleLine = { seq: 4, text: 'compiling src/server.js', stream: 'stdout', ts: '2026-01-02T03:04:05.678Z' }
const sampleDeployment: Deployment = {
  number: 7,
  id: 'dep_7',
  serviceId: 'svc_demo',
  stage: 'live',
  ref: 'main',
  commit: '5ca1ab1e',
  reason: undefined,
  createdAt: '2026-01-02T03:04:00.000Z',
  finishedAt: '2026-01-02T03:04:09.000Z',
  stageTimes: undefined,
}

/** The dialects of the platform, with an example of what each says. `current` is null for one of the platform's own options. */
export function showDialect({ name: current, dialect }: DialectSwitch) {
  const names = Object.keys(dialects).filter(isDialectName)
  const all = names.map((name) => ({ name, ...describe(dialectOf(name)) }))
  return { current, dialects: current === null ? [{ name: null, ...describe(dialect) }, ...all] : all }
}

function describe(dialect: ReturnType<typeof dialectOf>) {
  const { title, words, statusKey, idKey, address, whenBusy, heartbeatMs, streamEnd, ...rest } = dialect
  // The examples show how records and lines look.
  const { shows: _, storedLine: __, streamedLine: ___, ...open } = rest
  const plain = Object.entries(dialectOf('plain')).map((field) => JSON.stringify(field))
  const others = Object.entries(open).filter((field) => !plain.includes(JSON.stringify(field)))
  const end = typeof streamEnd === 'string' ? streamEnd : encodeEvent(streamEnd)
  return {
    ...{ title, words, statusKey, idKey, address, whenBusy, heartbeatMs, streamEnd: end },
    others: Object.fromEntries(others),
    record: recordOf(dialect, sampleDeployment, 'http://127.0.0.1:23456'),
    storedLine: storedLine(dialect, sampleLine),
    streamedLine: encodeEvent(streamedLine(dialect, sampleLine)),
  }
}
