import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestEvent, parseEvents } from '../../../src/old/client/streams/event-stream.ts'
import { cutBytes, gather, inPieces } from './cut.ts'

const text = fc.string({ unit: 'grapheme' }).map((line) => line.replace(/[\r\n\0]/g, ''))
const event = fc.record({
  id: fc.option(
    text.filter((id) => id !== ''),
    { nil: undefined },
  ),
  event: fc.option(
    text.filter((name) => name !== ''),
    { nil: undefined },
  ),
  lines: fc.array(text, { minLength: 1, maxLength: 3 }),
})

test('events do not depend on where the bytes are cut or on the kind of line ends', async () => {
  const streams = fc.tuple(fc.array(event, { maxLength: 6 }), fc.constantFrom('\n', '\r\n', '\r'), fc.boolean())
  await fc.assert(
    fc.asyncProperty(
      streams.chain(([events, end, mark]) =>
        fc.tuple(fc.constant(events), cutBytes(fc.constant(written(events, end, mark)))),
      ),
      async ([events, pieces]) => {
        expect((await gather(parseEvents(inPieces(pieces)))).flat()).toEqual(
          events.map(({ lines, ...rest }) => ({ ...rest, data: lines.join('\n') })),
        )
      },
    ),
  )
})

/** The stream as a server writes it, with comments between and an event at the end that is cut off. */
function written(
  events: readonly { id?: string | undefined; event?: string | undefined; lines: string[] }[],
  end: string,
  mark: boolean,
) {
  const blocks = events.map(({ id, event, lines }) =>
    [
      ': comment',
      ...(id === undefined ? [] : [`id: ${id}`]),
      ...(event === undefined ? [] : [`event: ${event}`]),
      ...lines.map((line) => `data: ${line}`),
      '',
      '',
    ].join(end),
  )
  return `${mark ? '\ufeff' : ''}${blocks.join('')}data: cut off`
}

test('an endless event is refused, after the events before it', async () => {
  const endless = [
    Buffer.from('data: a\n\ndata: '),
    ...Array.from({ length: 20 }, () => Buffer.alloc(largestEvent / 16, 'x')),
  ]
  const events = parseEvents(inPieces(endless))
  expect((await events.next()).value).toEqual([{ id: undefined, event: undefined, data: 'a' }])
  await expect(events.next()).rejects.toThrow(RangeError)
})
