// @module-tag thorough
import { type Reply, test } from '../support/calling.ts'
import { said } from '../support/messages.ts'

type Case = [
  story: string,
  call: { operation: string; args: string },
  replies: Readonly<Record<string, Reply | readonly Reply[]>>,
  said: RegExp,
]

const failed: Reply = { status: 500, body: { error: 'try later' } }
const page: Reply = { text: '<html>' }
const trigger = 'POST /api/services/s1/deploy-trigger'
const scaling = 'PATCH /api/services/s1/scaling'
const scale = { operation: 'scale_service', args: 'id: s1\ninstances: 2\nmaxInstances: 4' }

const unknown: Case[] = [
  ['a trigger', { operation: 'create_deploy_trigger', args: 'id: s1' }, { [trigger]: 'lost' }, said('lost-secret')],
  [
    'a trigger cut off',
    { operation: 'create_deploy_trigger', args: 'id: s1' },
    { [trigger]: page },
    said('lost-secret'),
  ],
  [
    'a statement',
    { operation: 'db_query', args: 'id: s1\nquery: delete from harbor' },
    { 'POST /api/services/s1/db/console': 'lost' },
    said('lost-statement'),
  ],
  [
    'a service',
    { operation: 'create_service', args: 'name: n\nimage: nginx' },
    { 'POST /api/services': failed },
    said('lost-service'),
  ],
  [
    'a service whose id alone can be read',
    { operation: 'create_service', args: 'name: n\nimage: nginx' },
    { 'POST /api/services': { status: 201, body: { id: 's9', name: 5 } } },
    said('lost-service-known', undefined, 's9'),
  ],
  [
    'an upload without a deployment',
    { operation: 'deploy_upload', args: 'projectSlug: p\nname: n\narchiveBase64: UEsF' },
    { 'POST /api/projects/p/services/upload-b64': { status: 201, body: { service: { id: 's9' } } } },
    said('lost-service-known', undefined, 's9'),
  ],
  [
    'a setting without a read',
    { operation: 'set_autodeploy', args: 'id: s1\nenabled: true' },
    { 'PATCH /api/services/s1/autodeploy': 'lost' },
    said('lost-setting'),
  ],
  [
    'a setting that did not take',
    scale,
    { [scaling]: failed, 'GET /api/services/s1/scaling': { body: { minReplicas: 1 } } },
    said('read-back-no-effect'),
  ],
  [
    'a setting that cannot be read',
    scale,
    { [scaling]: 'lost', 'GET /api/services/s1/scaling': { status: 403, body: {} } },
    said('read-back-failed'),
  ],
]

test.concurrent.for(unknown)(
  '%s: red, and says what is known',
  async ([, call, replies, words], { server, run, expect }) => {
    const site = await server(replies)
    const job = await run(site, call, { timeFactor: 20 })
    expect(job.exitCode).toBe(1)
    expect(job.said).toMatch(words)
    expect(job.result).toBeUndefined()
    expect(site.asked.filter(({ line }) => !line.startsWith('GET '))).toHaveLength(1)
  },
)

const seen: [
  string,
  { operation: string; args: string },
  Readonly<Record<string, Reply | readonly Reply[]>>,
  unknown,
][] = [
  [
    'a scaling that shows on the second look',
    scale,
    {
      [scaling]: 'lost',
      'GET /api/services/s1/scaling': [
        { body: { minReplicas: 1 } },
        { body: { minReplicas: 2, maxReplicas: 4, instances: 3 } },
      ],
    },
    { scaling: { minReplicas: 2, maxReplicas: 4, instances: 3 } },
  ],
  [
    'an allowlist',
    { operation: 'set_db_allowlist', args: 'id: s1\nallowIps: [10.0.0.1, 10.1.0.0/16]' },
    {
      'POST /api/services/s1/db/allowlist': failed,
      'GET /api/services/s1/connection': {
        body: { password: 'corr3ct-h0rse', allowIps: ['10.1.0.0/16', '10.0.0.1/32'] },
      },
    },
    { allowIps: ['10.1.0.0/16', '10.0.0.1/32'] },
  ],
  [
    'TLS',
    { operation: 'set_db_tls', args: 'id: s1\ntls: true' },
    { 'POST /api/services/s1/db/tls': 'lost', 'GET /api/services/s1/connection': { body: { tls: true } } },
    { tls: true },
  ],
  [
    'an address',
    { operation: 'attach_service_dedicated_ip', args: 'id: s1\nipId: ip1' },
    {
      'PUT /api/services/s1/dedicated-ip': failed,
      'GET /api/services/s1/dedicated-ip': { body: { ip: { id: 'ip1' }, projectIp: null } },
    },
    { ip: { id: 'ip1' } },
  ],
  [
    'a new password',
    { operation: 'rotate_db_credentials', args: 'id: s1\npassword: corr3ct-h0rse' },
    {
      'POST /api/services/s1/db/password': page,
      'GET /api/services/s1/connection': { body: { password: 'corr3ct-h0rse' } },
    },
    {},
  ],
]

test.concurrent.for(seen)(
  '%s that took effect is green with a warning',
  async ([, call, replies, result], { server, run, expect }) => {
    const site = await server(replies)
    const job = await run(site, call, { timeFactor: 20, secrets: ['corr3ct-h0rse'] })
    expect(job.exitCode).toBe(0)
    expect(job.warnings[0]).toMatch(said('read-back-took-effect'))
    expect(job.result).toEqual(result)
    expect(site.asked.filter(({ line }) => !line.startsWith('GET '))).toHaveLength(1)
  },
)
