import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildCall } from '../../src/client/request.ts'
import { operationNames, operationOf } from '../../src/contract/operations.ts'
import { holds } from '../support/property.ts'
import { breakingsOf } from './broken-arguments.ts'
import { useStage } from './local-platform.ts'
import { send } from './relay.ts'
import { meant, written } from './wire.ts'

const local = useStage()

// That the client sends nothing then is tried in test/unit/client.
describe.each(operationNames)('%s', (name) => {
  const operation = operationOf(name)

  test.each(breakingsOf(operation).map((each) => [each.rule, each] as const))(
    '%s',
    async (_, { names, broken, onWire }) => {
      const property = fc.asyncProperty(broken, async (args) => {
        const unknown = Object.keys(args).filter((key) => !Object.hasOwn(operation.args.entries, key))
        const accused = names.length > 0 ? names : unknown
        const naming = expect.toSatisfy((said: string) => accused.some((argument) => said.includes(`"${argument}`)))
        expect(() => buildCall(name, args)).toThrow(expect.objectContaining({ name: 'InputError', message: naming }))
        if (!onWire) return
        const request = written(meant(operation, args))
        const headers = { ...request.headers, authorization: `Bearer ${local.platform.keys['account']}` }
        const { status, text } = await send(local.platform.url, { ...request, headers })
        expect([status, JSON.parse(text)]).toEqual([400, { error: naming }])
      })
      await holds(property, 4)
    },
  )
})
