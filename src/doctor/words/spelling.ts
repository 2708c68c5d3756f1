import { normalise } from '../../deployment/verdict/vocabulary.ts'

/** Words of letters, up to 40 of them, of which no part is as long as a key. */
const plain = /^(?=.{2,40}$)[A-Za-z]{1,16}(?:[-_. ][A-Za-z]{1,16})*$/
const failure =
  /^(?:build|deploy|deployment|release|start|startup|boot|launch|healthcheck|migration|hook)?(?:failed|failure|error|errored|crashed|broken|broke)$/
/** Parts of words that say of themselves that a deployment is not over. */
const waiting =
  /wait|pending|queue|build|built|progress|hold|held|pause|sched|prepar|request|requir|need|review|approv|candidate|partial|incomplet|again|retry|block|stuck|froz|draft|stage|inflight|almost|soon|canary|packag|compil|submit|upload|throttl|lock|limbo|step|standby|nearly|sleep|hibernat|^pre|beta|warm/
/** Parts of words that say of themselves that a deployment is not good, or leave it open. */
const bad =
  /fail|error|unhealth|crash|reject|timed?out|kill|broke|invalid|exception|corrupt|taint|fault|panic|backoff|exceed|exhaust|quota|cancel|abort|declin|denied|refus|skip|supersed|replac|rolledback|rollback|revert|stop|remov|delet|destroy|evict|suspend|halt|interrupt|terminat|degrad|kaput|lost|dead|bad$|stash|discard|drop|retire|archiv|expir|obsolet|outdat|deprecat|orphan|zombie|quarantin|offline|inert|inactiv|undone|abandon|recover|restor|previous|migrat|finali[sz]|disabled|deactiv|exit|schedulab|warning|flaky|sunset|dislodg|reset|amber|yellow/
/** Whole parts of the same kinds. */
const against = new Set(
  'not no non never without ko nok ng err oom off down out red nope null nil none true false yes on pre half gone back todo ended'.split(
    ' ',
  ),
)

/** Whether the doctor may propose the word at all: what holds digits or signs, or is long, may be a value. */
export function isPlainWord(word: string): boolean {
  return plain.test(word)
}

/** Whether a word says in plain English that a deployment failed, and nothing else. */
export function saysFailure(word: string): boolean {
  return failure.test(normalise(word))
}

/** Whether a word says of itself that a deployment is not over. */
export function saysWaiting(word: string): boolean {
  return waiting.test(normalise(word)) || partsOf(word).some((part) => /.ing$/.test(part))
}

/** Whether a word says of itself that a deployment is not good: failed, ended otherwise, not over, or a word with a "not". */
export function saysNoSuccess(word: string): boolean {
  const isAgainst = partsOf(word).some((part) => against.has(part) || /^un/.test(part))
  return saysWaiting(word) || bad.test(normalise(word)) || isAgainst || /^not/i.test(word)
}

function partsOf(word: string): string[] {
  return word
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
}
