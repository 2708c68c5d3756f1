import { normalise } from '../../deployment/verdict/vocabulary.ts'

/** Parts of texts that speak of a failure, as `normalise` returns them. */
export const failing = /fail|error|unhealth|crash|reject|timed?out|kill|broke|invalid|exception/
/** Parts of texts that speak of an end on somebody's wish. */
export const stopping = /cancel|supersed|replac|abort|skip/
/** Parts of words that say of themselves that a deployment is not over. */
const waiting =
  /wait|pending|queue|build|built|progress|hold|pause|sched|prepar|request|requir|need|review|approv|candidate|partial|again|retry/
const ended =
  /cancel|abort|declin|denied|refus|skip|supersed|replac|rolledback|rollback|revert|stop|remov|delet|evict|suspend|halt|interrupt|terminat|degrad|kaput|lost|dead|bad$/

/** Whether a word says of itself that a deployment failed. */
export function saysFailure(word: string): boolean {
  return failing.test(normalise(word))
}

/** Whether a word says of itself that a deployment is not over. */
export function saysWaiting(word: string): boolean {
  return waiting.test(normalise(word)) || partsOf(word).some((part) => /.ing$/.test(part))
}

/** Whether a word says of itself that a deployment is not good: failed, ended otherwise, not over, or a word with a "not". */
export function saysNoSuccess(word: string): boolean {
  const isNegated = partsOf(word).some((part) => /^(?:not|no|non|never|un.*|without)$/.test(part))
  return saysFailure(word) || saysWaiting(word) || ended.test(normalise(word)) || isNegated || /^not/i.test(word)
}

function partsOf(word: string): string[] {
  return word
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
}
