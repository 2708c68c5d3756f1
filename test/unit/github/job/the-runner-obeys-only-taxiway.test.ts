import { expect, test } from 'vitest'
import { JobConsole } from '../../../../src/github/job/console.ts'
import { Redactor } from '../../../../src/text/redactor.ts'

function listen() {
  const printed: string[] = []
  const command = (name: string) => (message: string | Error) => void printed.push(`<${name}> ${String(message)}`)
  const commands = {
    setSecret: command('mask'),
    error: command('error'),
    warning: command('warning'),
    notice: command('notice'),
  }
  const write = (output: string | Uint8Array, done: () => void) => {
    printed.push(...Buffer.from(output).toString().trimEnd().split('\n'))
    done()
  }
  return { printed, console: new JobConsole(new Redactor(), { write, commands }) }
}

test('untrusted lines are inside a bracket that is closed before any line of ours', async () => {
  const { printed, console } = listen()
  await console.block(Buffer.from(' │ one\n │ two\n'))
  await console.block(Buffer.from(' │ three\n'))
  console.warn('ours')
  await console.block(Buffer.from(' │ four\n'))
  console.resume()
  console.resume()
  const [first, second] = printed.flatMap((line) => /^::stop-commands::(.+)$/.exec(line)?.[1] ?? [])
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).not.toBe(first)
  expect(printed).toEqual([
    `::stop-commands::${first}`,
    ' │ one',
    ' │ two',
    ' │ three',
    `::${first}::`,
    '<warning> ours',
    `::stop-commands::${second}`,
    ' │ four',
    `::${second}::`,
  ])
})

test('the eleventh warning is a plain line: the runner would drop the annotation', () => {
  const { printed, console } = listen()
  for (let count = 1; count <= 11; count += 1) console.warn(`number ${count}`)
  expect(printed.slice(-2)).toEqual(['<warning> number 10', 'Warning: number 11'])
})

test('a message is cut to what an annotation holds', () => {
  const { printed, console } = listen()
  console.error('漢'.repeat(3000))
  expect(Buffer.byteLength(printed[0] ?? '') - '<error> '.length).toBeLessThanOrEqual(4096)
  expect(printed[0]).toMatch(/^<error> 漢+ …$/)
})
