// @module-tag thorough
import { onPlatform, test } from '../support/previewing.ts'

test.concurrent('a silent GitHub holds nothing up, and the post step saves what main could not', async ({
  stage,
  preview,
  postPreview,
  expect,
}) => {
  const { pull, site, hub } = await stage({ github: { mute: true } })
  const inputs = onPlatform(site, { timeout: '14s' })
  const happening = { hub, pull, action: 'opened' } as const
  const main = await preview(happening, inputs, { timeFactor: 2 })
  expect(main.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  // Fourteen seconds and ten of grace at twice the pace, and some for a slow machine to start.
  expect(main.endedAt - main.startedAt).toBeLessThan(16_000)
  hub.silence(false)
  await postPreview(main, happening, inputs)
  expect(hub.states().at(-1)).toBe('success')
  expect(hub.comments[0]?.body).toContain('is ready')
  const next = await preview({ ...happening, action: 'synchronize' }, inputs)
  expect(next.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
})
