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
    'a statement',
    { operation: 'db_query', args: 'id: s1\nquery: delete from harbor' },
    { 'POST /api/services/s1/db/console': 'lost' },
    said('lost-statement'),
  ],
  [
    'a service',
    { operation: 'create_service', args: 'name: n\nimage: nginx' },
    { 'POST /api/services': failed },
    said('lost-creation', undefined, 'The service may exist and be billed'),
  ],
  [
    'a deployment',
    { operation: 'deploy_service', args: 'id: s1' },
    { 'POST /api/services/s1/deploy': 'lost' },
    said('lost-creation', undefined, 'The deployment may exist', 'list_deployments'),
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
  ['a scaling', scale, { [scaling]: 'lost' }, said('lost-setting', undefined, ': get_scaling shows it')],
  [
    'a new password',
    { operation: 'rotate_db_credentials', args: 'id: s1\npassword: corr3ct-h0rse' },
    { 'POST /api/services/s1/db/password': page },
    said('lost-setting', undefined, ': get_db_connection shows it'),
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
