import { expect, test } from 'vitest'
import type { Story } from '../../support/platform/deployment.ts'
import { ScriptedPlatform } from '../../support/platform/scripted-platform.ts'

/** As a test without types, or with values from elsewhere, could write it. */
const misspelt = (chapter: Readonly<Record<string, unknown>>): Story => JSON.parse(JSON.stringify([chapter]))

test.for([
  [{ is: 'sucess' }, /No deployment is "sucess"\. It may be: .*success/],
  [{ state: 'live' }, /A chapter has no "state"\. It may have: status/],
] as const)('a chapter of %o', ([chapter, said]) => {
  const story = misspelt(chapter)
  expect(() => new ScriptedPlatform({ story })).toThrow(said)
  expect(() => new ScriptedPlatform({ firstStory: story })).toThrow(said)
  expect(() => new ScriptedPlatform({ stories: { main: story } })).toThrow(said)
  expect(() => new ScriptedPlatform({ services: { 'svc-api': story } })).toThrow(said)
  expect(() => new ScriptedPlatform().state.makeDeployment('main', story)).toThrow(said)
})
