import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BuildPlatform, simpleBuild } from '../../support/platform/build.ts'
import { holds, times } from '../../support/property.ts'
import { deploying } from '../../support/virtual/deploying.ts'
import { type LogHistory, logHistories } from '../../support/virtual/logs.ts'

const patienceMs = 2_000

async function follow(history: LogHistory) {
  let platform: BuildPlatform | undefined
  const deployed = await deploying(
    (clock) => {
      platform = new BuildPlatform(clock, simpleBuild(history))
      return platform.routes
    },
    { distance: history.distance, timeoutMs: 3_600_000 },
  )
  if (platform === undefined) throw new Error('the platform was not asked')
  return { ...deployed, streamed: platform.streamed }
}

/** Judges by what the platform wrote. A line of the log has a text of its own, but for blank ones and those that say `done`. */
async function judge(history: LogHistory): Promise<void> {
  const { report, host, streamed, clock } = await follow(history)
  const said = host.events.flatMap((event) => (event.kind === 'warning' || event.kind === 'notice' ? [event.text] : []))
  const byStream = said.some((text) => text.includes('lines of the stream are shown'))
  expect(report.outcome).toBe(history.final === 'live' ? 'succeeded' : 'failed')
  expect(clock.pending).toBe(0)

  const shown = Map.groupBy(host.printed, ({ text }) => text)
  const written = Map.groupBy(history.lines, ({ text }) => text)
  const invented = [...shown.keys()].filter((text) => !written.has(text))
  expect(invented).toEqual([])
  if (!byStream) {
    const repeated = [...shown].filter(([text, lines]) => lines.length > (written.get(text)?.length ?? 0))
    expect(repeated.map(([text]) => text)).toEqual([])
    const inOrder = host.printed
      .filter(({ late, text }) => !late && /^line /.test(text))
      .map(({ text }) => Number(text.slice(5)))
    const isSaid = history.store.numbers === 'none' && history.store.newestFirst
    if (!isSaid) expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  }

  // Of lines with the same text, those that were stored last are the missing ones.
  const missing = [...written].flatMap(([text, lines]) =>
    lines.toSorted((one, other) => one.storedMs - other.storedMs).slice(shown.get(text)?.length ?? 0),
  )
  if (missing.length === 0 || said.length > 0) return
  // The one silent case: after a success, if the stream has sent no more lines than are printed, lines that came after all patience. Blank
  // events and those that say `done` count as no lines.
  const shownMs = history.lines.filter((line) => !missing.includes(line)).map(({ storedMs }) => storedMs)
  const lastMs = Math.max(history.endsAtMs, ...shownMs)
  const isCounted = ({ text }: { readonly text: string }): boolean => text !== '' && text !== 'done'
  const sent = history.lines.filter((line) => streamed.has(line.index) && isCounted(line)).length
  const isOwed = sent > host.printed.filter(isCounted).length
  const loud = missing.filter(({ storedMs }) => history.final !== 'live' || isOwed || storedMs <= lastMs + patienceMs)
  expect(loud).toEqual([])
}

test(
  'whatever the platform does, each line that it wrote is printed once and in order, or the run says what is missing',
  async () => {
    await holds(fc.asyncProperty(logHistories, judge), 250)
  },
  300_000 * times,
)
