import { expect, test } from 'vitest'
import { overwritten } from '../../../../emulator/src/page/assets/log/ansi.js'
import { LogLines } from '../../../../emulator/src/page/assets/log/log-lines.js'

const esc = '\u001b'

test.each([
  ['no bar', 'no bar'],
  ['10%\r50%\r100%', '100%'],
  ['100%\r', '100%'],
  ['downloading\rdone', `done${esc}[0mloading`],
  [`downloading\r${esc}[Kdone`, `${esc}[Kdone`],
  [`downloading\r${esc}[2Kdone`, `${esc}[2Kdone`],
  [`10%\r${esc}[2K`, `${esc}[2K`],
  [`${esc}[32m10%\r${esc}[31m100%`, `${esc}[31m100%`],
  ['\r\r', ''],
])('%j is shown as %j', (line, expected) => {
  expect(overwritten(line)).toBe(expected)
})

test('what is searched, copied and shown is the last frame', () => {
  const log = new LogLines()
  log.append([{ seq: 1, text: '10%\r100%', stream: 'stdout', ts: '2026-01-02T03:04:05Z' }])
  log.find((text) => text.includes('10%'))
  expect(log.matches).toEqual([])
  expect(log.text({}, () => '')).toBe('100%\n')
})
