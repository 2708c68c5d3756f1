// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources are quoted
import type { Edits } from './mutation.ts'

/** What is in the plan of a fleet, and how each service of it ends. */
export const fleet: readonly Edits[] = [
  {
    file: 'src/fleet/schedule.ts',
    by: 'fleet/every-service-ends-as-the-graph-implies',
    rules: {
      'A service begins only after all that it needs': [[{ in: 'advance', operand: 'node.needs.every' }, 'true']],
      'A service is deployed once': [[{ in: 'start', statement: 'waiting.delete(node)' }, ';']],
      'What needs a service that did not pass is skipped': [[{ in: 'whySkipped', if: '!passed(result)' }, 'false']],
      'Nothing begins after a cancellation': [[{ in: 'whySkipped', operand: 'signal.aborted' }, 'false']],
    },
  },
  {
    file: 'src/fleet/fleet-runner.ts',
    by: 'fleet/every-service-ends-as-the-graph-implies',
    rules: {
      'A fleet has the worst outcome of its services': [
        [{ in: 'runFleet', call: 'worstOutcome(' }, "(services.at(-1)?.outcome ?? 'skipped')"],
      ],
      'A skipped service says why': [[{ in: 'needFailed', text: '${name}' }, '']],
    },
  },
  {
    file: 'src/fleet/plan/plan.ts',
    by: 'fleet/the-plan-says-what-is-deployed-in-which-order-and-why',
    rules: {
      'What needs a service waits for its gate, unless that is known to have passed': [
        [{ in: 'unjudgedNeeds', operand: 'unjudged.has(need)' }, 'false'],
      ],
      'What failed is repeated, whatever changed': [[{ in: 'decide', if: 'failed?.has(name)' }, 'false']],
    },
  },
  {
    file: 'src/fleet/results/execution-record.ts',
    by: 'fleet/the-result-of-the-last-execution-counts',
    rules: {
      'A service that began and left no result is not known': [
        [
          { in: 'latestResult', value: 'own' },
          "left.filter((each) => each.kind === 'record' && each.record.result !== null)",
        ],
      ],
      'A result of an earlier attempt does not count': [[{ in: 'latestResult', value: 'newest' }, 'own']],
      'What belongs to a plan of an earlier attempt is out of date': [
        [{ in: 'latestResult', if: "each.kind === 'other plan'" }, 'false'],
      ],
      'What is refused may be the last': [[{ in: 'latestResult', if: 'records.length < newest.length' }, 'false']],
      'An execution comes after those that it found': [[{ in: 'latestResult', value: 'before' }, 'new Set<string>()']],
      'Of two executions at once it is not known which is the last': [
        [{ in: 'latestResult', operand: 'others.length > 0' }, 'false'],
      ],
      'An execution comes after all that began before those that it found': [
        [{ in: 'begunBefore', element: '...each.record.after' }, ''],
      ],
    },
  },
  {
    file: 'src/fleet/results/results-folder.ts',
    by: 'fleet/the-execution-that-began-last-counts',
    rules: {
      'A record counts only under its own name': [[{ in: '#readRecord', if: 'file !== recordFile(' }, 'false']],
      'The record of the beginning is written': [[{ in: 'begin', statement: 'this.#write(' }, ';']],
    },
  },
  {
    file: 'src/fleet/results/results-folder.ts',
    by: 'fleet/no-order-of-jobs-makes-a-fleet-green-that-is-not',
    rules: {
      'A beginning names those that were found': [[{ in: 'begin', value: 'after' }, '[]']],
      'A file that is refused is not passed over': [
        [{ in: '#readLeft', operand: "kind: 'refused'" }, "{ kind: 'other run' as const }"],
      ],
      'What is of another plan or run does not count': [
        [{ in: '#readRecord', operand: 'plan === this.#plan' }, 'true'],
      ],
    },
  },
  {
    file: 'src/fleet/results/file-names.ts',
    by: 'fleet/no-order-of-jobs-makes-a-fleet-green-that-is-not',
    rules: {
      'No file takes the place of another': [[{ in: 'recordFile', text: '.${id}' }, '']],
    },
  },
  {
    file: 'src/fleet/results/signer.ts',
    by: 'fleet/only-what-was-signed-for-its-service-and-plan-is-taken',
    rules: {
      'What is signed by another key is refused': [
        [{ in: 'verify', if: 'timingSafeEqual' }, 'given.length !== own.length'],
      ],
      'A later attempt of the run is refused': [[{ in: 'verify', operand: 'signed.run === run &&' }, 'false']],
    },
  },
]
