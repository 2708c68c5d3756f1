import { type Meaning, normalise } from '../../deployment/verdict/vocabulary.ts'

/** Names of fields that are filled where something went wrong or was stopped, as `normalise` returns them. */
export const telling =
  /error|fail|reason|exit|cancel|supersed|replac|abort|crash|retry|retries|unhealthy|kill|reject|timedout|rolledback|revert|exception|message$/

/** Texts that name what was deployed, by whom and where: `service.name`, `repoName`, `path`. */
const naming =
  /^(?:(?:service|project|repo|repository|app|site|team|org|user|actor|image|region|environment|domain|source|file)\.?)?(?:name|slug|path|email|login|subject)?$/
/** Settings, which every record has: `maxRetries`, `onFailure`, `restartPolicy`. */
const setting = /^max(?:retries|failures|errors)|on(?:failure|error|crash)$|(?:policy|strategy|limit|threshold)$/
const settingValue = /^(?:restart|retry|rollback|abort|skip|cancel|stop|ignore|kill)?(?:on(?:failure|error|crash))?$/
/** What this deployment did to another one. */
const doing = /^(?:supersedes|replaces|reverts|rollbackof|retryof|redeployof)/
/** Texts that say why, of the beginning or of the end, and those that say it of the beginning. */
const why = /^(?:deploy|deployment|build|trigger|triggered|status|state)?(?:reason|message)$/
const whyBegun = /^(?:deploy|deployment|build|trigger|triggered)reason$/
/** Reasons why a deployment begins, and no reason for an end; and those that could be one, such as "manual". */
const events: ReadonlySet<string> = new Set([
  ...['push', 'gitpush', 'commit', 'merge', 'pullrequest', 'tag', 'webhook', 'deployhook'],
])
const callers: ReadonlySet<string> = new Set([
  ...['manual', 'schedule', 'scheduled', 'cron', 'api', 'cli', 'dashboard', 'user', 'redeploy', 'release', 'initial'],
])
const succeeded = /^(?:deploy(?:ed|ment)?)?(?:is)?succe(?:ss|eded|ssful|ssfully)$/

/** Whether the text of that field may hold any word, as it is a name. */
export function isName(path: string): boolean {
  return naming.test(path)
}

/**
 * Whether a field says nothing against its record, though its name or text sounds like it. What stands below a field that speaks of a
 * failure is never harmless.
 */
export function isHarmless(path: string, value: unknown, meaningOf: (word: string) => Meaning): boolean {
  const names = path.split('.')
  const last = names.at(-1) ?? ''
  if (names.slice(0, -1).some((name) => telling.test(name) && !setting.test(name))) return false
  const isSetting = names.some((name) => setting.test(name))
  if (typeof value !== 'string') return isSetting
  const text = normalise(value)
  if (isSetting) return settingValue.test(text)
  if (doing.test(last)) return true
  if (whyBegun.test(last) && callers.has(text)) return true
  return why.test(last) && (events.has(text) || meaningOf(value) === 'succeeded' || succeeded.test(text))
}
