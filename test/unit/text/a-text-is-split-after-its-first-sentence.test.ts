import { expect, test } from 'vitest'
import { splitSentences } from '../../../src/old/text/first-sentences.ts'

test.each([
  ['One. Two.', 0, ['One.', 'Two.']],
  ['One', 0, ['One', '']],
  ['It is in app.js. Look there.', 0, ['It is in app.js.', 'Look there.']],
  ['Use v1.2 of it. `taxiway doctor` says more.', 0, ['Use v1.2 of it.', '`taxiway doctor` says more.']],
  ['Ended at 5 p.m. today. Next.', 0, ['Ended at 5 p.m. today.', 'Next.']],
  ['It says "No. Not yet". Wait.', 0, ['It says "No. Not yet".', 'Wait.']],
  ['Short. This one follows. And this.', 20, ['Short. This one follows.', 'And this.']],
  ['Short. End.', 80, ['Short. End.', '']],
] as const)('%s', (text, least, parts) => expect(splitSentences(text, least)).toEqual(parts))
