import type { LedgerEntry, MadeDeployment } from 'taxiway-emulator'
import type { WorkflowRun } from '../workflow-run.ts'
import { type Part, parts, type Team, type Versions } from './team.ts'

/** One run of a workflow, and the ledger before and after it. */
export interface Ran {
  readonly run: WorkflowRun
  readonly before: readonly LedgerEntry[]
  readonly after: readonly LedgerEntry[]
}

interface FleetReport {
  readonly services: readonly { readonly service: string; readonly outcome: string }[]
}

/** Compares what each run of a team's workflows says with what the platform really did. */
export class Judge {
  readonly #team: Team
  /** The commits that staging has proven, the newest last. */
  readonly #proven = new Map<Part, string[]>()

  constructor(team: Team) {
    this.#team = team
  }

  /** What is not true of a run that deploys a commit to staging, a sentence each. */
  staging({ run, before, after }: Ran, head: string): readonly string[] {
    const versions = this.#versionsAt(head)
    const { services }: FleetReport = JSON.parse(run.outputs('staging')['report'] ?? '{"services":[]}')
    const wrong = parts.flatMap((part) => {
      const made = madeFor(`svc_${part}_staging`, before, after)
      const outcome = services.find(({ service }) => service === part)?.outcome
      const isGood = made.at(-1)?.stage === 'live' && versions[part].mistake === undefined
      if (isGood) this.#prove(part, head)
      return [
        ...oneAtMost(part, made),
        ...(outcome === undefined && made.length > 0 ? [`${part} was deployed, and is not in the report`] : []),
        ...(outcome === 'succeeded' && !isGood ? [`${part} succeeded, and is ${stateOf(made)}`] : []),
        ...(outcome !== undefined && outcome !== 'succeeded' && isGood ? [`${part} is live, and ${outcome}`] : []),
        ...made.filter(({ ref }) => ref !== head).map(({ ref }) => `${part} was deployed from ${ref}`),
      ]
    })
    const isGreen = run.jobs['staging'] === 'success'
    const old = parts.filter((part) => this.#liveVersion(part, '_staging', after) !== versions[part].version)
    if (isGreen && old.length > 0) wrong.push(`The job is green, and ${old} not of its commit`)
    const isBroken = parts.some((part) => versions[part].mistake !== undefined)
    if (!isGreen && !isBroken) wrong.push('The job is red, and nothing is wrong with its commit')
    if (isGreen && isBroken) wrong.push('The job is green, and its commit has a mistake')
    return wrong
  }

  /** The same of a promotion: production gets the newest commit that was proven, and nothing else. */
  production({ run, before, after }: Ran): readonly string[] {
    const wrong = parts.flatMap((part) => {
      const made = madeFor(`svc_${part}`, before, after)
      const { outcome } = run.outputs(`production ${part}`)
      const newest = this.#proven.get(part)?.at(-1)
      const isGood = made.at(-1)?.stage === 'live' && made.at(-1)?.ref === newest
      const expected = newest === undefined ? 'failed' : 'succeeded'
      return [
        ...oneAtMost(part, made),
        ...(outcome === 'succeeded' && !isGood ? [`${part} succeeded, and is ${stateOf(made)}`] : []),
        ...(outcome !== 'succeeded' && made.length > 0 ? [`${part} was deployed, and ${outcome}`] : []),
        ...(outcome === expected
          ? []
          : [`${part} ended ${outcome}, of what staging has proven: ${newest ?? 'nothing'}`]),
      ]
    })
    const areAll = parts.every((part) => run.outputs(`production ${part}`)['outcome'] === 'succeeded')
    if ((run.jobs['production web'] === 'success') !== areAll)
      wrong.push('The jobs say something else than the outcomes')
    return wrong
  }

  /** The same of a rollback of the site. */
  rollback({ run, before, after }: Ran): readonly string[] {
    const made = madeFor('svc_web', before, after)
    const earlier = deploymentsOf('svc_web', before).filter(({ stage }) => stage === 'live' || stage === 'retired')
    const isLive = earlier.at(-1)?.ref
    const isPossible = earlier.some(({ ref }) => ref !== isLive)
    const { outcome } = run.outputs('rollback')
    const [last] = made
    const isGood = last?.stage === 'live' && last.ref !== isLive && earlier.some(({ ref }) => ref === last.ref)
    return [
      ...oneAtMost('web', made),
      ...(outcome === 'succeeded' && !isGood ? [`The rollback succeeded, and web is ${stateOf(made)}`] : []),
      ...(outcome !== 'succeeded' && made.length > 0 ? [`web was deployed, and the rollback ${outcome}`] : []),
      ...(isPossible !== (outcome === 'succeeded') ? [`The rollback ${outcome}, and could it: ${isPossible}`] : []),
      ...((run.jobs['rollback'] === 'success') !== (outcome === 'succeeded') ? ['The job says something else'] : []),
    ]
  }

  /**
   * The same of an event of a pull request.
   *
   * @param expected what the event should have done
   */
  preview({ run, before, after }: Ran, head: string, expected: 'created' | 'deployed' | 'nothing'): readonly string[] {
    const created = newEntries(before, after).filter(({ kind }) => kind === 'service')
    // The platform deploys the tracked branch of a new service by itself.
    const made = newEntries(before, after)
      .filter((entry) => entry.kind === 'deployment')
      .filter(({ ref }) => ref === head)
    const { outcome } = run.outputs('preview')
    const isGood = made.at(-1)?.stage === 'live' && made.at(-1)?.ref === head
    const isBroken = this.#versionsAt(head).web.mistake === 'fails-to-build'
    const wanted = expected === 'nothing' ? [0, 0] : [expected === 'created' ? 1 : 0, 1]
    return [
      ...(`${[created.length, made.length]}` === `${wanted}`
        ? []
        : [`${expected}: ${created.length} services and ${made.length} deployments were made`]),
      ...(outcome === 'succeeded' && expected !== 'nothing' && !isGood
        ? [`The preview succeeded, and is ${stateOf(made)}`]
        : []),
      ...(expected !== 'nothing' && isBroken === (outcome === 'succeeded') ? [`The preview ${outcome}`] : []),
      ...((run.jobs['preview'] === 'success') === (outcome === 'failed') ? ['The job says something else'] : []),
    ]
  }

  #versionsAt(commit: string): Versions {
    const versions = this.#team.at(commit)
    if (versions === undefined) throw new Error(`${commit} is not a commit of the team`)
    return versions
  }

  #prove(part: Part, commit: string): void {
    this.#proven.set(part, [...(this.#proven.get(part) ?? []), commit])
  }

  /** The version of a part that really is live. */
  #liveVersion(part: Part, suffix: string, ledger: readonly LedgerEntry[]): number | undefined {
    const live = deploymentsOf(`svc_${part}${suffix}`, ledger).findLast(({ stage }) => stage === 'live')
    return this.#team.at(live?.ref)?.[part].version
  }
}

function newEntries(before: readonly LedgerEntry[], after: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const last = before.at(-1)?.number ?? 0
  return after.filter(({ number }) => number > last)
}

function deploymentsOf(service: string, ledger: readonly LedgerEntry[]): readonly MadeDeployment[] {
  return ledger.filter((entry) => entry.kind === 'deployment').filter(({ serviceId }) => serviceId === service)
}

function madeFor(service: string, before: readonly LedgerEntry[], after: readonly LedgerEntry[]) {
  return deploymentsOf(service, newEntries(before, after))
}

function oneAtMost(part: Part, made: readonly MadeDeployment[]): readonly string[] {
  return made.length > 1 ? [`${part} was deployed ${made.length} times`] : []
}

function stateOf(made: readonly MadeDeployment[]): string {
  return made.map(({ stage }) => stage).join(', ') || 'not deployed'
}
