import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { JobConsole } from '../../../src/old/github/job/job-console.ts'
import { groupedConsole } from '../../../src/old/output/grouped-console.ts'
import { prefixLines } from '../../../src/old/output/untrusted.ts'
import { Redactor } from '../../../src/old/text/secrets/redactor.ts'
import { newFolder } from '../../support/folder.ts'
import { interpret } from '../../support/runner/grammar.ts'

test('whatever is printed between two parts of the log begins a line, so that the runner obeys it', async () => {
  const folder = newFolder(onTestFinished)
  let output = ''
  const commands = {
    setSecret: (secret: string) => {
      output += `::add-mask::${secret}\n`
    },
    error: () => undefined,
    warning: () => undefined,
    notice: () => undefined,
  }
  let parts = 0
  const write = (bytes: string | Uint8Array, done: () => void): void => {
    const text = Buffer.from(bytes).toString()
    output += text
    if (text.includes(' │ ')) {
      // Meanwhile another service of the fleet learns of a secret.
      parts += 1
      job.mask(`secret-${parts}`)
    }
    done()
  }
  const job = new JobConsole(new Redactor(), { write, commands })
  const service = groupedConsole(job, join(folder, 'service.log'), {
    print: (print) => print(),
    showStatus: () => undefined,
  })
  const lines = Array.from({ length: 400 }, (_, index) => `#${index}# ${'x'.repeat(index)}`)
  // Much more than is read from the file at once.
  for (let round = 0; round < 3; round += 1) await service.block(prefixLines(lines))
  service.say('The end.')
  await service.close()

  const view = interpret(output)
  expect(parts).toBeGreaterThan(2)
  const secrets = Array.from({ length: parts }, (_, index) => `secret-${index + 1}`)
  expect([...view.masks]).toEqual(expect.arrayContaining(secrets))
  expect(view.stopped).toBe(false)
  expect(view.shown.filter((line) => line.startsWith(' │ '))).toHaveLength(1_200)
  expect(view.shown.at(-1)).toBe('The end.')
})
