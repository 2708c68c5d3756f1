import { expect, test } from 'vitest'
import { toRefusedError } from '../../../src/client/http/refusal.ts'
import { operations } from '../../../src/contract/operations.ts'
import { said } from '../../support/messages.ts'

const base = {
  operation: 'x',
  status: 400,
  said: '',
  found: 'JSON',
  retryAfterMs: undefined,
  access: operations.whoami.access,
  effect: 'read',
} as const

test.each([
  [{ status: 400, said: 'name is required' }, 'x: the platform answered 400: "name is required". Check the arguments.'],
  [{ status: 400, said: 'It is bad.' }, 'x: the platform answered 400: "It is bad". Check the arguments.'],
  [
    { status: 401 },
    /^x: the platform answered 401 \(API key missing, invalid or revoked\)\. Check `api-key`, [^.]*\.$/,
  ],
  [{ status: 402 }, 'billing requirement'],
  [{ status: 403, access: operations.deploy_service.access }, 'A service or project key needs deployments:write'],
  [{ status: 403, access: operations.deploy_upload.access }, 'A project key needs project:write'],
  [{ status: 403, access: operations.deploy_service.access }, 'an account key may do it unless it is read-only'],
  [{ status: 403, access: operations.db_query.access }, 'Only an account key may do this'],
  [{ status: 403, access: operations.list_deleted_services.access }, 'or a key of the project'],
  [{ status: 403, access: operations.import_env.access }, 'must name one of them'],
  [{ status: 404 }, 'or this key cannot see it'],
  [{ status: 404, subject: 'svc-harbr' }, 'This key cannot see "svc-harbr": check it for a typo'],
  [{ status: 405 }, said('refused-405')],
  [{ status: 404, found: 'HTML' }, said('refused-html')],
  [{ status: 403, found: 'HTML' }, said('refused-html')],
  [{ status: 502, found: 'HTML' }, 'try again later'],
  [{ status: 409 }, 'The current state of the resource prevents it'],
  [{ status: 429, retryAfterMs: 1500 }, 'It asks to wait 2 s'],
  [{ status: 429 }, 'It asks to slow down'],
  [{ status: 500 }, 'try again later'],
  [{ status: 500, effect: 'create' }, said('refused-write-500')],
  [{ status: 418 }, 'was not accepted'],
] as const)('%j', (refusal, words) => {
  const error = toRefusedError({ ...base, ...refusal })
  expect(error.message).toMatch(words)
  expect(error.message).toContain(`x: the platform answered ${refusal.status}`)
  expect(error).toMatchObject({ kind: 'refused', status: refusal.status })
})
