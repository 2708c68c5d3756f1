import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { childPipeline } from '../../../src/fleet/plan/child-pipeline.ts'

interface Job {
  readonly stage: string
  readonly needs?: readonly unknown[]
  readonly script: readonly string[]
  readonly artifacts: { readonly paths: readonly string[] }
}

const handing = {
  results: 'out',
  config: undefined,
  configRef: undefined,
  baseUrl: undefined,
  install: 'npm install x',
  variables: { RUN: '7' },
  signedPlan: '{}',
}

function jobsOf(
  services: Readonly<Record<string, readonly [level: number, ...needs: readonly string[]]>>,
  more: Partial<Parameters<typeof childPipeline>[1]> = {},
): { readonly stages: readonly string[]; readonly jobs: Readonly<Record<string, Job>> } {
  const planned = Object.entries(services).map(([service, [level, ...needs]]) => {
    return { service, level, needs, reason: 'it changed', check: null }
  })
  const text = childPipeline({ commit: null, services: planned, unchanged: [] }, { ...handing, ...more })
  const { stages, ...jobs } = JSON.parse(text)
  return { stages, jobs }
}

test('each service waits for the plan and for what it needs, and the report for all', () => {
  // GitLab refuses a pipeline without jobs.
  expect(jobsOf({}).stages).toEqual(['plan', 'report'])
  const { stages, jobs } = jobsOf({ db: [0], docs: [0], api: [1, 'db'] })
  expect(stages).toEqual(['plan', 'level-1', 'level-2', 'report'])
  expect(jobs['plan']?.needs).toEqual([])
  expect(jobs['deploy:db']).toMatchObject({
    stage: 'level-1',
    rules: [{ when: 'always' }],
    needs: ['plan'],
    artifacts: { when: 'always', paths: ['out/service-db.*.json'] },
  })
  expect(jobs['deploy:api']).toMatchObject({ stage: 'level-2', needs: ['plan', 'deploy:db'] })
  expect(jobs['report']).toMatchObject({ stage: 'report', rules: [{ when: 'always' }] })
  expect(jobs['report']).not.toHaveProperty('needs')
})

test.for([49, 50])('%i needs stay within the 50 that GitLab takes', (count) => {
  const names = Array.from({ length: count }, (_, index) => `s${index}`)
  const { jobs } = jobsOf({ ...Object.fromEntries(names.map((name) => [name, [0] as const])), all: [1, ...names] })
  // Without `needs` a job waits for the stages before its own.
  expect(jobs['deploy:all']?.needs?.length).toBe(count === 49 ? 50 : undefined)
  expect(jobs['deploy:all']?.stage).toBe('level-2')
})

test('names and options are text: no keyword of GitLab, no YAML, one word of the shell each', () => {
  const hostile = `it's "$(id)" $HOME\n- x: &y`
  const { jobs } = jobsOf(
    { default: [0], stages: [0], null: [0] },
    { config: hostile, configRef: 'a b', baseUrl: 'https://p.example/?a=1&b' },
  )
  expect(Object.keys(jobs)).toEqual(
    expect.arrayContaining(['deploy:default', 'deploy:stages', 'deploy:null', 'report', 'plan']),
  )
  const [line = ''] = jobs['deploy:stages']?.script ?? []
  // GitLab's shell is one of Unix.
  if (process.platform !== 'win32') {
    const words = execFileSync('sh', ['-c', `taxiway() { printf '%s\\0' "$@"; }; ${line}`], { encoding: 'utf8' })
    expect(words.split('\0').slice(0, -1)).toEqual([
      ...['fleet', 'deploy', '--services', 'stages', '--config', hostile, '--config-ref', 'a b'],
      ...['--results', 'out', '--base-url', 'https://p.example/?a=1&b', '--timeout', '5h'],
    ])
  }
  // The report has no option for the platform, which it does not ask.
  expect(jobs['report']?.script.join()).not.toContain('--base-url')
})
