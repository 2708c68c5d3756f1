// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources are quoted
import type { Edits } from './mutation.ts'

/** What decides the outcome of a deployment. */
export const verdict: readonly Edits[] = [
  {
    file: 'src/deployment/history/history.ts',
    by: 'deployment/a-long-history-is-paged-as-far-as-needed',
    rules: {
      'Only a read of our own record decides the outcome': [
        [{ in: 'isOurs', return: 'findId' }, 'findId(row) !== deploymentId.slice(0, 0)'],
      ],
      'History pages are read until our id appears': [[{ in: 'readRows', operand: '++pages' }, 'true']],
      'At most 20 history pages are read': [[{ in: 'readRows', operand: '++pages' }, '++pages === 0']],
      'Paging stops at a record older than ours': [[{ in: 'findRecord', operand: '=== older' }, "findId(row) === ''"]],
    },
  },
  {
    file: 'src/deployment/verdict/step.ts',
    by: 'deployment/stream-faults-never-change-the-verdict',
    rules: {
      'The end of the stream brings the next read forward, and decides nothing': [
        [
          { in: 'applyHint', statement: 'state.earlyRead.cause' },
          "if (hint === 'stream-ended') return finish(state, 'succeeded', '')",
        ],
      ],
    },
  },
  {
    file: 'src/deployment/verdict/step.ts',
    by: 'deployment/the-end-of-the-stream-triggers-a-read-at-once',
    rules: {
      'The end of the stream brings the next read forward, and decides nothing': [
        [{ in: 'earlyReadMs', statement: 'return atMs\n' }, 'return Math.max(atMs, state.lastReadMs + hintGapMs)'],
        [{ in: 'afterRead', operand: 'askedMs' }, '(state.earlyRead?.atMs ?? 0) <= Math.max(askedMs, atMs)'],
      ],
    },
  },
  {
    file: 'src/deployment/verdict/step.ts',
    by: 'deployment/a-long-build-costs-few-requests',
    rules: {
      'Several hints cause one read': [[{ in: 'applyHint', if: 'nextTokenMs' }, 'atMs < 0']],
    },
  },
  {
    file: 'src/deployment/history/history-record.ts',
    by: 'deployment/the-status-word-decides-the-outcome',
    rules: {
      'The id is `deploymentId`, or else `id`': [[{ value: 'idKeys' }, "['deploymentId']"]],
      'The status word is `status`, or else `state`, or else `phase`': [
        [{ value: 'statusKeys' }, "['status', 'state']"],
      ],
    },
  },
  {
    file: 'src/deployment/history/history-record.ts',
    by: 'deployment/a-long-history-is-paged-as-far-as-needed',
    rules: {
      'The id is `deploymentId`, or else `id`': [[{ value: 'idKeys' }, "['id', 'deploymentId']"]],
      'The status word is `status`, or else `state`, or else `phase`': [
        [{ value: 'statusKeys' }, "['phase', 'state', 'status']"],
      ],
    },
  },
  {
    file: 'src/deployment/history/history-record.ts',
    by: 'deployment/success-without-a-status-word-needs-evidence',
    rules: {
      'A change in any field, known or not, is a change of the record': [
        [{ in: 'readRecord', value: 'fingerprint' }, 'String(texts(raw, statusKeys)[0])'],
      ],
    },
  },
  {
    file: 'src/deployment/verdict/vocabulary.ts',
    by: 'deployment/vocabulary',
    rules: {
      'Status words are compared in lower case, without `-`, `_` and spaces': [
        [{ in: 'normalise', call: 'toLowerCase()' }, 'word'],
        [{ in: 'normalise', return: 'word' }, 'word.toLowerCase()'],
      ],
      "The user's words come before the built-in ones": [
        [{ in: 'buildVocabulary', return: 'taught' }, "assumed.get(known) ?? taught.get(known) ?? 'unknown'"],
      ],
      'The status words of hosted platforms are built in': [[{ element: "'live'" }, "'sucess'"]],
      'An ambiguous word alone does not mean success': [[{ element: "'ambiguous'" }, "'succeeded'"]],
    },
  },
  {
    file: 'src/deployment/verdict/step.ts',
    by: 'deployment/the-status-word-decides-the-outcome',
    rules: {
      'Cancelled and superseded deployments have outcomes of their own': [
        [{ in: 'judgeRecord', argument: "'cancelled'" }, "'failed'"],
        [{ in: 'judgeRecord', argument: "'superseded'" }, "'failed'"],
      ],
      'An unknown word means that the deployment is still running': [
        [{ in: 'judgeRecord', return: 'warnUnknownWord' }, "finish(state, 'failed', '', events)"],
      ],
      'One warning names the unknown word and the inputs that accept it': [
        [{ in: 'warnUnknownWord', argument: '[...events' }, 'events'],
        [{ in: 'warnUnknownWord', if: 'warned' }, 'state.warned.length >= 1e9'],
      ],
      'At the deadline the outcome is `timed-out`': [[{ in: 'step', argument: "'timed-out'" }, "'failed'"]],
    },
  },
  {
    file: 'src/deployment/verdict/step.ts',
    by: 'deployment/success-without-a-status-word-needs-evidence',
    rules: {
      'Inferred success needs a deployment that can be rolled back to': [
        [{ in: 'inferSuccess', operand: 'rollbackable' }, 'false'],
      ],
      'Inferred success needs a line in the log': [[{ in: 'inferSuccess', operand: 'anyLine' }, 'false']],
      'Inferred success needs an ended stream': [[{ in: 'inferSuccess', operand: 'streamOver' }, 'false']],
      'Inferred success needs two reads 5 s apart': [[{ value: 'unchangedForMs' }, '0']],
      'Inferred success needs an unchanged record': [[{ in: 'inferSuccess', value: 'key' }, '`${log.storedMark}`']],
      'Inferred success needs an unchanged stored log': [
        [{ in: 'inferSuccess', value: 'key' }, '`${record.fingerprint}`'],
      ],
      'Inferred success comes with a warning': [[{ in: 'inferSuccess', argument: '...events' }, 'events']],
    },
  },
  {
    file: 'src/deployment/verdict/step.ts',
    by: 'deployment/a-missing-record-or-unreadable-history-ends-the-run',
    rules: {
      'Two refusals of the key in a row end the run': [[{ in: 'step', text: ' refusals: 0,' }, '']],
      'After that, three absences over 10 s end the run': [
        [{ value: 'maximumAbsences' }, '2'],
        [{ value: 'absenceSpanMs' }, '0'],
        [{ value: 'maximumAbsences' }, '1e9'],
      ],
      'A 5xx, a reset or HTML does not mean that the deployment failed': [
        [{ in: 'judgeFailure', return: 'pollAtMs' }, "finish(next, 'failed', '')"],
      ],
      'Five minutes without a readable answer end the run': [[{ value: 'maximumSilenceMs' }, '1e12']],
      'A deployment is superseded if it vanished and a newer one finished': [
        [{ in: 'judgeAbsence', operand: 'newerFinished' }, 'true'],
        [{ in: 'judgeAbsence', operand: 'state.seen' }, '!state.seen'],
      ],
    },
  },
  {
    file: 'src/deployment/verdict/reasons.ts',
    by: 'deployment/a-missing-record-or-unreadable-history-ends-the-run',
    rules: {
      'The reason names the missing capability': [[{ text: ' Grant the capability deployments:read.' }, '']],
    },
  },
  {
    file: 'src/deployment/verdict/poll-schedule.ts',
    by: 'deployment/a-missing-record-or-unreadable-history-ends-the-run',
    rules: {
      'Failed reads back off': [[{ in: 'failureBackoff', return: 'random' }, '0 * random() * ceiling']],
    },
  },
]
