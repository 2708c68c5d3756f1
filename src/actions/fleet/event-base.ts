import { readFileSync } from 'node:fs'
import { object, optional, safeParse, string } from 'valibot'
import type { Environment } from '../../github/job/environment.ts'

const pushEvent = object({ before: optional(string()) })
const commit = /^(?!0+$)[0-9a-f]{40,64}$/

/** The commit before the push that started the job; undefined where there was none, or the CI system does not say. */
export function commitBeforePush(environment: Environment): string | undefined {
  const before = environment['CI_COMMIT_BEFORE_SHA'] || githubBefore(environment)
  return before !== undefined && commit.test(before) ? before : undefined
}

function githubBefore({ GITHUB_EVENT_PATH: path }: Environment): string | undefined {
  if (!path) return undefined
  try {
    const { output, success } = safeParse(pushEvent, JSON.parse(readFileSync(path, 'utf8')))
    return success ? output.before : undefined
  } catch {
    return undefined
  }
}
