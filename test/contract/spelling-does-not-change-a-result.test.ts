import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Transport } from '../../src/client/http/transport.ts'
import { Platform } from '../../src/client/platform.ts'
import { type OperationName, operationNames, operationOf } from '../../src/contract/operations.ts'
import { holds } from '../support/property.ts'
import { documentedIn, respellingsOf } from './respelled.ts'
import { shapeOf } from './shape.ts'
import { type Arguments, validArguments, valuesOf } from './valid-arguments.ts'

// Only the stream is not JSON.
test.each(operationNames.filter((name) => !operationOf(name).events))('%s', async (name) => {
  const operation = operationOf(name)
  const shape = shapeOf(operation.result)
  const spellings = valuesOf(shape)
    .map((value) => JSON.parse(JSON.stringify(value)))
    .chain((value) => fc.tuple(fc.constant(value), respellingsOf(shape, value), fc.constantFrom(0, 2)))
  const property = fc.asyncProperty(validArguments(operation), spellings, async (args, [value, respelled, indent]) => {
    const plain = await parseResult(name, args, JSON.stringify(value))
    const other = await parseResult(name, args, JSON.stringify(respelled, null, indent))
    expect(documentedIn(shape, other)).toEqual(documentedIn(shape, plain))
    expect(documentedIn(shape, plain)).toEqual(documentedIn(shape, value))
    expect(other).toEqual(JSON.parse(JSON.stringify(respelled)))
    expect(operation.hiddenFailure?.(other)).toBe(operation.hiddenFailure?.(plain))
  })
  await holds(property, 15)
})

/** The client's result for one answer. */
async function parseResult(name: OperationName, args: Arguments, text: string): Promise<unknown> {
  const { success: status } = operationOf(name)
  const transport: Transport = {
    send: async () => ({ status, header: () => undefined, body: bytes(text), discard: () => {} }),
    [Symbol.asyncDispose]: async () => {},
  }
  await using client = new Platform({ baseUrl: 'https://platform.example', apiKey: 'tk_1', transport })
  return await client.call(name, args as never)
}

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
