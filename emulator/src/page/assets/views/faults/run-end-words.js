/** What a run's end means in words. Knows nothing of the document. */

/** @typedef {import('../../types.d.ts').RunVerdict} RunVerdict */

/** The exit codes of the client: docs/ci.md has the table. @type {Readonly<Record<number, string>>} */
const exits = {
  0: 'the deployment succeeded',
  1: 'it failed, or the platform refused it',
  2: 'a mistake in the options; nothing was sent',
  3: 'somebody cancelled it',
  4: 'a newer deployment replaced it',
  5: 'it had no end in time',
  6: 'it may exist: the client does not know',
  130: 'the client was interrupted',
  143: 'the client was told to stop; the deployment continues',
}

/** @param {number} code */
export function exitWords(code) {
  return `${exits[code] ?? 'no code of the client'} (exit ${code})`
}

/**
 * What to do after a run.
 * @param {RunVerdict['verdict']} verdict
 */
export function nextStep(verdict) {
  switch (verdict) {
    case 'honest-green':
      return 'There is nothing to do.'
    case 'honest-red':
      return 'Read the reason that the client gives, change what it names, and deploy again.'
    case 'honest-doubt':
      return 'Look at the history before you deploy again: a second deployment might be one too many.'
    case 'false-green':
      return 'Do not rely on this client: its job is green, and what it deployed is not live.'
    case 'false-red':
      return 'Do not deploy again: it is live. The client could have found that out.'
    case 'done-twice':
      return 'Do not let this client repeat a request: each one took effect.'
    case 'never-ended':
      return 'Give the client a time limit.'
    case 'key-shown':
      return 'Replace the key: the client printed it.'
    case 'obeyed-the-log':
      return 'Do not let this client print the log as it is: a CI system would obey it.'
    default:
      return /** @type {never} */ (verdict)
  }
}
