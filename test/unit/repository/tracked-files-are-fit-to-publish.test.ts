import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

// A bundle that was just rebuilt lacks files which Git still lists.
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)))

/** Every place in a tracked text file where the pattern stands, as `file: match`. */
function placesOf(pattern: RegExp): string[] {
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`)
  })
}

test('no file names a folder of the machine on which it was written', () => {
  expect(placesOf(/(?<![\w.~$}/-])\/(?:work|root|Users\/\w+|home\/(?!runner\b)\w+)\/[\w.-]+/g)).toEqual([])
})

test('no file names where packages are downloaded from', () => {
  expect(placesOf(/\bregistry\.(?:npmjs|yarnpkg|npmmirror)\.\w+/g)).toEqual([])
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  // A workspace is a link to its folder.
  const resolved = Object.values<{ resolved?: string }>(packages).flatMap((each) => each.resolved ?? [])
  expect(resolved.sort()).toEqual(['', 'emulator'])
})

// Their forms as the issuers publish them, each long enough to be real.
const secrets = [
  /-----BEGIN (?:\w+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/]{40}/g,
  /\b(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9]{36}/g,
  /\bgithub_pat_[A-Za-z0-9_]{60,}/g,
  /\bnpm_[A-Za-z0-9]{36}/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\bxox[abprs]-[A-Za-z0-9-]{20,}/g,
  /\b[sr]k_live_[A-Za-z0-9]{20,}/g,
]

test.each(secrets)('no file holds a secret of the form %s', (form) => {
  expect(placesOf(form)).toEqual([])
})
