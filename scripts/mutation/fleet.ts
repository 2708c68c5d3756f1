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
    file: 'src/fleet/run.ts',
    by: 'fleet/every-service-ends-as-the-graph-implies',
    rules: {
      'A fleet has the worst outcome of its services': [
        [{ in: 'runFleet', call: 'worstOutcome(' }, "(services.at(-1)?.outcome ?? 'skipped')"],
      ],
      'A skipped service says why': [[{ in: 'needFailed', text: '${name}' }, '']],
    },
  },
  {
    file: 'src/fleet/plan.ts',
    by: 'fleet/the-plan-says-what-is-deployed-in-which-order-and-why',
    rules: {
      'What needs a service waits for its gate, unless that is known to have passed': [
        [{ in: 'unjudgedNeeds', operand: 'unjudged.has(need)' }, 'false'],
      ],
      'What failed is repeated, whatever changed': [[{ in: 'decide', if: 'failed?.has(name)' }, 'false']],
    },
  },
]
