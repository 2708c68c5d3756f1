import type { JsonSchema } from '@valibot/to-json-schema'
import { type OperationName, operationOf } from 'taxiway/contract'
import { describeSchema } from './json-schema.ts'

/** The value that a field of this name usually has. Any other field has a value that only fits its type. */
const byName: Readonly<Record<string, unknown>> = {
  accessKey: 'web-uploads',
  address: '203.0.113.10',
  allowIps: ['203.0.113.0/24'],
  applyError: '',
  archiveBase64: 'H4sIAAAAAAAAAwMAAAAAAAAAAAA=',
  autoscaleCpuPct: 70,
  autoscaleMemPct: 0,
  buildCommand: 'npm run build',
  command: 'node report.js',
  database: 'app',
  deletedAt: '2026-10-07T12:00:00Z',
  deploy: 'true',
  deploymentId: 'dep_7c1e',
  description: 'The public web site',
  effective: '203.0.113.10',
  email: 'developer@example.com',
  engine: 'postgres',
  environmentSlug: 'production',
  env: 'production',
  environmentId: 'env_9c3e',
  host: 'web.internal',
  hostname: 'app.example.com',
  id: 'svc_4f9a',
  image: 'ghcr.io/team/app:1.2',
  installCommand: 'npm ci',
  internalPort: 8080,
  ipId: 'ip_6d1f',
  key: 'LOG_LEVEL',
  kind: 'service',
  label: 'admin',
  line: 'Listening on port 8080',
  maxInstances: 3,
  maxReplicas: 3,
  name: 'web',
  nextRun: '2026-10-08T00:00:00Z',
  output: 'UPDATE 3',
  password: 'a long random secret',
  permissions: { deployments: 'write', logs: 'read' },
  planKey: 'small',
  port: 8080,
  projectId: 'prj_2b7d',
  projectSlug: 'demo',
  q: 'error',
  query: 'update jobs set done = true',
  ref: 'main',
  repoUrl: 'https://git.example.com/team/app.git',
  rootDir: 'apps/web',
  schedule: '0 0 * * *',
  serviceId: 'svc_4f9a',
  serviceName: 'web',
  since: '2026-10-07T12:00:00Z',
  skipped: [{ key: 'PORT', reason: 'the platform sets it' }],
  slug: 'web',
  sourceType: 'upload',
  startCommand: 'node server.js',
  status: 'running',
  storageGb: 20,
  stream: 'stdout',
  token: 'trg_5f0c',
  ts: '2026-10-07T12:00:00Z',
  until: '2026-10-07T13:00:00Z',
  url: 'https://platform.example.com/deploy/trg_5f0c',
  username: 'app',
  value: 'debug',
}

/** Fields of the answers of single operations that differ from these. */
const byOperation: Partial<Record<OperationName, object>> = {
  add_domain: { status: 'pending' },
  delete_env: { status: 'deleted' },
  detach_project_dedicated_ip: { ip: null },
  rotate_db_credentials: { status: 'rotated' },
}

/** Arguments that fit the operation and its rules. The values are inventions: the contract shows none. */
export function exampleArguments(name: OperationName): Readonly<Record<string, unknown>> {
  const { args, rules = [] } = operationOf(name)
  const { properties = {} } = describeSchema(args)
  const others = rules.flatMap((rule) => (rule.kind === 'exactly-one-of' ? rule.names.slice(1) : []))
  const given = Object.entries(properties).filter(([argument]) => !others.includes(argument))
  return Object.fromEntries(given.map(([argument, schema]) => [argument, toSample(schema, argument)]))
}

/** An answer of the operation with every documented field; its values are inventions too. */
export function exampleResult(name: OperationName): unknown {
  const value = toSample(describeSchema(operationOf(name).result), '')
  return name in byOperation ? Object.assign({}, value, byOperation[name]) : value
}

function toSample(schema: JsonSchema | boolean, name: string): unknown {
  if (typeof schema !== 'object') return {}
  const { anyOf, enum: values, type, properties = {}, items } = schema
  const [first] = anyOf ?? []
  if (first !== undefined) return toSample(first, name)
  if (values) return values[0]
  const known = byName[name]
  switch (type) {
    case 'object':
      return known ?? Object.fromEntries(Object.entries(properties).map(([field, of]) => [field, toSample(of, field)]))
    case 'array':
      return known ?? (typeof items === 'object' && 'type' in items ? [toSample(items, '')] : [])
    case 'string':
      return String(known ?? name)
    case 'integer':
    case 'number':
      return typeof known === 'number' ? known : 1
    case 'boolean':
      return true
    default:
      return {}
  }
}
