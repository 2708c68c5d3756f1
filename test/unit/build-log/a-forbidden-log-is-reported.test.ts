import { expect, test } from 'vitest'
import { routesOf, simpleBuild, soundStream } from '../../support/virtual/build.ts'
import { deploying } from '../../support/virtual/deploying.ts'

// A silent connection is still open when the verdict comes.
test.each([true, false])('refused log reads give exactly one warning, with a silent stream %s', async (mute) => {
  const { report, host } = await deploying((clock) =>
    routesOf(
      clock,
      simpleBuild({
        stream: { ...soundStream, mute, ends: !mute, missing: !mute },
        fault: ({ route }) => (route === 'log' ? { status: 403, json: { error: 'no' } } : undefined),
      }),
    ),
  )
  expect(report.outcome).toBe('succeeded')
  expect(host.warnings().filter((text) => text.includes('logs:read'))).toHaveLength(1)
})

test('a temporary refusal loses no line', async () => {
  let refusals = 0
  const { host } = await deploying((clock) =>
    routesOf(
      clock,
      simpleBuild({
        stream: { ...soundStream, mute: true, ends: false },
        fault: ({ route }) => (route === 'log' && ++refusals <= 2 ? { status: 403, json: { error: 'no' } } : undefined),
      }),
    ),
  )
  expect(host.shown).toEqual([1, 2, 3])
})
