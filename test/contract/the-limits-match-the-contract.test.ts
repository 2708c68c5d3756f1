import { expect, test } from 'vitest'
import * as limits from '../../src/contract/limits.ts'
import { capabilities } from '../../src/contract/operation.ts'
import { statusMeanings } from '../../src/contract/status.ts'
import { sectionOf } from './document.ts'

function limitOf(item: string): string {
  const row = sectionOf('## Limits')
    .split('\n')
    .find((line) => line.startsWith(`| ${item} |`))
  return row?.split('|')[2]?.trim() ?? 'not documented'
}

test('limits', () => {
  expect(limitOf('Deployment history page size')).toContain(`default ${limits.historyPageSize},`)
  expect(limitOf('Metrics `range`')).toBe(limits.metricsRanges.map((range) => `\`${range}\``).join(', '))
  expect(limitOf('Instances')).toContain(`\`instances\` minimum ${limits.instancesMinimum};`)
  expect(limitOf('Bucket secret key')).toBe(`minimum ${limits.bucketSecretKeyMinimum} characters`)
  expect(limitOf('Port label')).toBe('lowercase letters, digits, hyphens')
})

test('the runtime modes of an upload', () => {
  const [, modes = ''] = /`runtimeMode` string, optional: (.*?);/.exec(sectionOf('### Creating services')) ?? []
  expect(modes.replace(' or ', ', ')).toBe(limits.runtimeModes.map((mode) => `\`${mode}\``).join(', '))
})

test('the meaning of each error status', () => {
  const rows = [...sectionOf('## Errors').matchAll(/^\| (\d{3}) \|/gm)].map(([, status]) => status)
  expect(Object.keys(statusMeanings)).toEqual(rows)
})

test('capability categories', () => {
  const [, listed = ''] = /write includes read: (.*?) \(project-key/.exec(sectionOf('## Authentication')) ?? []
  expect(capabilities.map((capability) => `\`${capability}\``).join(', ')).toBe(listed)
})

test('the version', () => expect(sectionOf('## Versioning')).toContain(`the current one is ${limits.contractVersion})`))
