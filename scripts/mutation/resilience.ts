import type { Edits } from './mutation.ts'

const by = 'emulator/a-client-is-judged-by-what-is-true'

/** What `taxiway resilience` makes of a client. */
export const resilience: readonly Edits[] = [
  {
    file: 'emulator/src/resilience/verdict.ts',
    by,
    rules: {
      'What a client did comes before what it claims': [
        [{ in: 'judge', if: 'isKeyShown' }, 'evidence.isKeyShown && evidence.exit !== 0'],
        [{ in: 'judge', if: 'hasObeyedLog' }, 'evidence.hasObeyedLog && evidence.exit !== 0'],
        [{ in: 'judge', if: 'deployments' }, 'evidence.deployments > 1 && !evidence.isLive'],
        [{ in: 'judge', if: 'deployments' }, 'evidence.deployments > 2'],
      ],
      'A claim is believed only with the ledger': [
        [{ in: 'judgeClaim', if: 'exit === 0' }, 'exit === 0 || isLive'],
        [{ in: 'judgeClaim', operand: "'honest-green'" }, "'false-green'"],
        [{ in: 'judgeClaim', operand: "'honest-red'" }, "'false-red'"],
      ],
      'A doubt is honest only if nothing can be known': [
        [{ in: 'judgeClaim', operand: '!isKnowable' }, 'true'],
        [{ in: 'judgeClaim', operand: 'doubtExits.has(exit)' }, 'true'],
      ],
      'Without a fault each red is false': [[{ in: 'judgeClaim', if: 'isWithoutFault' }, 'isWithoutFault && isLive']],
    },
  },
  {
    file: 'emulator/src/resilience/leaks-in-client-output.ts',
    by,
    rules: {
      'All of an output is looked through for the key': [
        [{ in: '#add', if: 'shown.length' }, 'shown.length > 0 && this.#first.length < mostAtEachEnd'],
      ],
      'A line that was made harmless is not obeyed': [[{ in: 'isObeyed', operand: 'obeyed.test' }, 'true']],
    },
  },
]
