import type { Mutation } from './mutation.ts'

const schedule = 'src/fleet/schedule.ts'
const run = 'src/fleet/run.ts'
const plan = 'src/fleet/plan.ts'
const byPlan = 'fleet/the-plan-says-what-is-deployed-in-which-order-and-why'
const gitlab = 'src/fleet/gitlab.ts'
const byGitlab = 'fleet/a-plan-is-a-child-pipeline-of-gitlab'
const seal = 'src/fleet/seal.ts'
const bySeal = 'fleet/only-what-was-signed-for-a-subject-is-taken'
const bySchedule = 'fleet/every-service-ends-as-the-graph-implies'

/** Rules 5.x: many services keep the promises of one. */
export const fleetRules: readonly Mutation[] = [
  {
    rule: '7.1 A service begins only after all that it needs',
    change: 'it does not wait',
    file: schedule,
    at: { in: 'advance', operand: 'node.needs.every' },
    becomes: 'true',
    by: bySchedule,
  },
  {
    rule: '7.2 A service is deployed once',
    change: 'it stays in the queue while it runs',
    file: schedule,
    at: { in: 'start', statement: 'waiting.delete(node)' },
    becomes: ';',
    by: bySchedule,
  },
  {
    rule: '7.3 What needs a service that did not pass is skipped',
    change: 'it is deployed',
    file: schedule,
    at: { in: 'whySkipped', if: '!passed(result)' },
    becomes: 'false',
    by: bySchedule,
  },
  {
    rule: '7.4 A fleet has the worst outcome of its services',
    change: 'that of the last one',
    file: run,
    at: { in: 'runFleet', call: 'worstOutcome(' },
    becomes: "(services.at(-1)?.outcome ?? 'skipped')",
    by: bySchedule,
  },
  {
    rule: '7.5 A skipped service says why',
    change: 'it names no other',
    file: run,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of the source
    at: { in: 'needFailed', text: '${name}' },
    becomes: '',
    by: bySchedule,
  },
  {
    rule: '7.6 Nothing begins after a cancellation',
    change: 'what waits begins',
    file: schedule,
    at: { in: 'whySkipped', operand: 'signal.aborted' },
    becomes: 'false',
    by: bySchedule,
  },
  {
    rule: '7.7 A `Retry-After` to one request holds for all',
    change: 'for that one alone',
    file: 'src/client/http/exchange.ts',
    at: { in: '#waitWhileHeld', value: 'heldMs' },
    becomes: '0',
    by: 'fleet/a-service-is-deployed-and-checked-before-the-next',
  },
  {
    rule: '7.8 A job of GitLab waits for the jobs of what its service needs',
    change: 'for the plan alone',
    file: gitlab,
    at: { in: 'childPipeline', call: 'needs.map(' },
    becomes: '[]',
    by: byGitlab,
  },
  {
    rule: '7.9 A name or an option is one word of the shell in a job of GitLab',
    change: 'its quotes end the word',
    file: 'src/text/shell-word.ts',
    at: { in: 'quoteWord', call: 'text.replaceAll(' },
    becomes: 'text',
    by: byGitlab,
  },
  {
    rule: '7.10 What needs a service waits for its gate, unless that is known to have passed',
    change: 'it counts as passed',
    file: plan,
    at: { in: 'unjudgedNeeds', operand: 'unjudged.has(need)' },
    becomes: 'false',
    by: byPlan,
  },
  {
    rule: '7.11 What failed is repeated, whatever changed',
    change: 'it counts as deployed',
    file: plan,
    at: { in: 'decide', if: 'failed?.has(name)' },
    becomes: 'false',
    by: byPlan,
  },
  {
    rule: "7.12 The runner obeys what is printed amid a service's log, such as a mask",
    change: 'the log is copied by blocks of bytes',
    file: 'src/actions/fleet/service-console.ts',
    at: { in: '#copy', call: 'read.lastIndexOf(' },
    becomes: 'read.length - 1',
    by: 'actions/fleet/a-command-in-the-middle-of-a-groups-log-is-obeyed',
  },
  {
    rule: '7.13 A result counts only with the signature of a job that holds the key',
    change: 'any signature counts',
    file: seal,
    at: { in: 'open', operand: 'timingSafeEqual(given, own)' },
    becomes: 'true',
    by: bySeal,
  },
  {
    rule: '7.14 A signature counts for its own service only',
    change: 'for every one',
    file: seal,
    at: { in: '#sign', text: 'service, text]' },
    becomes: 'text]',
    by: bySeal,
  },
  {
    rule: '7.15 A signature counts for its own plan only',
    change: 'for every one',
    file: seal,
    at: { in: '#sign', text: 'plan, service' },
    becomes: 'service',
    by: bySeal,
  },
  {
    rule: '7.16 A signature counts in its own run only',
    change: 'in every one',
    file: seal,
    at: { in: '#sign', text: 'this.#identity.run, ' },
    becomes: '',
    by: bySeal,
  },
  {
    rule: '7.17 What a later attempt signed does not count in an earlier one',
    change: 'it counts',
    file: seal,
    at: { in: 'open', operand: 'output.attempt <= this.#identity.attempt' },
    becomes: 'true',
    by: bySeal,
  },
]
