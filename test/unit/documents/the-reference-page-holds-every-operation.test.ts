import { expect, test } from 'vitest'
import { reference } from '../../../scripts/reference.ts'
import { operationNames, operationOf } from '../../../src/contract/operations.ts'

const page = reference()

/** The text below the heading of an operation. */
function entryOf(name: string): string {
  return page.split(/^#{2,3} /m).find((part) => part.startsWith(`${name}\n`)) ?? ''
}

test.each(operationNames)('%s', (name) => {
  const { method, path, args, errors, summary } = operationOf(name)
  const entry = entryOf(name)
  expect(entry).toContain(`\`${method} ${path}\`\n\n${summary}`)
  const shown = [...entry.matchAll(/^\| `(\w+)` \| (?:path|query|body) \|/gm)].map(([, argument]) => argument)
  expect(shown).toEqual(Object.keys(args.entries))
  expect(entry).toContain(
    errors.length > 0 ? `**Errors:** ${errors.join(', ')}.` : '**Errors:** the contract lists none.',
  )
})

test.each([
  ['scale_service', '| `instances` | body | optional | integer, at least 1 |'],
  ['scale_service', '**Rule:** `maxInstances` is not below `instances`.'],
  ['scale_service', 'Account key, or a project or service key with `settings:write`. A read-only account key cannot'],
  ['deploy_upload', '| `env` | query | optional | string |'],
  ['deploy_upload', 'one of `web`, `worker`, `static`, `cron`'],
  ['deploy_upload', 'a service key cannot use it'],
  ['create_service', '**Tool:** `create_service`, which also requires `projectSlug`.'],
  ['get_logs', '**Tool:** `get_logs`, which does not take `before`, `after`, `since`, `until`.'],
  ['list_projects', '**Tool:** None.'],
  ['create_deploy_trigger', 'Secret: `token`, `url`.'],
  ['create_deploy_trigger', '**Repetition:** replaces a secret that is shown only once.'],
  ['import_env', '**Secret arguments:** `vars.*.value`.'],
  ['get_db_connection', 'The whole answer is a secret.'],
  ['db_query', 'A failure can hide in the body of a success'],
  ['import_env', 'list of object of `key` string; `value` string'],
  ['deploy_upload', '| `archiveBase64` | body | required | string, base64 |'],
  ['set_db_allowlist', '25[0-5]\\|2[0-4][0-9]\\|1'],
  ['importedEnv', '| `skipped` | list of object of `key` string; `reason` string |'],
  ['upload', '| `deploymentId` | string, not empty; always there |'],
  ['exposedPort', '| `port` | integer |'],
])('%s: %s', (name, text) => {
  expect(entryOf(name)).toContain(text)
})
