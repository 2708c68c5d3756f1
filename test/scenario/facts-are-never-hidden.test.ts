import { byRef, expect, test } from '../support/scenario.ts'

const head = '4f2c1d3e5b6a79880716253443526170fedcba98'
const address = 'https://app-pr-1.harbor.example/'

test.for([
  'NOTIFY_ON=failed',
  'APP_NAME=app-pr-1',
  'STATE=in_progress',
  `GIT_SHA=${head}`,
  'PUBLIC_HOST=app-pr-1.harbor.example',
])(
  'the variable %s changes no output, no link and nothing that GitHub is told',
  async (variable, { platform, github, run }) => {
    const story = [
      { is: 'building', log: ['Cloning'], record: { url: address } },
      { status: 'failed', log: ['src/cart.ts(7,3): error TS2322: no'] },
    ] as const
    const [site, hub] = [await platform({ story }), await github()]
    const inputs = byRef(site, { ref: head, environment: 'app-pr-1', 'env-vars': variable })
    const job = await run(inputs, { githubUrl: hub.url })
    expect(job.outputs).toMatchObject({
      outcome: 'failed',
      status: 'failed',
      ref: head,
      url: address,
      'deployment-id': site.deployment.id,
    })
    expect(job.summary).toContain(`href="https://github.com/ada/harbor/commit/${head}"`)
    expect(job.summary).toContain(`href="${address}"`)
    expect(job.summary).toContain('<code>failed</code>')
    const [deployment] = hub.deployments
    expect(deployment?.request).toMatchObject({ ref: head, environment: 'app-pr-1' })
    expect(hub.states()).toEqual(['in_progress', 'failure'])
    expect(deployment?.statuses.at(-1)).toMatchObject({ environment_url: address })
    expect(job.outputs['service-id']).toBe('svc-harbor')
    expect(job.warnings).toEqual([])
  },
)

test('the runner masks the key alone', async ({ platform, run }) => {
  const site = await platform()
  const job = await run(byRef(site, { 'env-vars': 'TOKEN=a-token-of-a-hook' }))
  expect([...job.view.masks]).toEqual([site.key])
  expect(job.stdout.startsWith('::add-mask::')).toBe(true)
})
