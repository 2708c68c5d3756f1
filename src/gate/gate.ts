import type { Check } from '../checks/check.ts'
import type { Platform } from '../client/platform.ts'
import { Run } from '../client/time/run.ts'
import type { FlowOptions } from '../deployment/flow.ts'
import { follow } from '../deployment/follow.ts'
import type { DeploymentReport } from '../deployment/report.ts'
import { deploy } from '../deployment/start/deploy.ts'
import { preflightInRun } from '../deployment/start/preflight.ts'
import { buildVocabulary } from '../deployment/verdict/vocabulary.ts'
import { message } from '../text/message.ts'
import { type Choice, chooseDeployment, longestWaitMs } from './choose.ts'
import { watchForNewer } from './newer-deployments.ts'
import { newerWarning, reasonOf } from './reason.ts'
import type { GateHost, GateReport, RollbackReport } from './report.ts'
import { notRun, runChecks } from './run-checks.ts'

/** Which deployment to judge, and how. */
export interface GateRequest {
  /** The service whose deployment it is. */
  readonly serviceId: string
  /** The deployment that something else started. Absent: it is searched for. */
  readonly deploymentId?: string
  /** The commit that the record must show, waited for up to 60 s. Only without `deploymentId`. */
  readonly commit?: string
  /** Whether the newest deployment will do where nothing better is found; false by default. */
  readonly allowLatest?: boolean
  /** Run in this order once the deployment has succeeded, up to the first that fails. */
  readonly checks?: readonly Check[]
  /** Deployed and followed where a check fails. */
  readonly rollbackRef?: string
}

/**
 * Waits for a deployment that something else started, then checks the app; where a check fails, deploys another ref. Whatever the
 * platform and the app do is in the report. `timeoutMs` bounds the following of each deployment by itself.
 *
 * @throws InputError where the key's scope does not permit a check or the rollback; nothing was judged.
 */
export async function gate(
  platform: Platform,
  request: GateRequest,
  host: GateHost,
  options: Omit<FlowOptions, 'wait'> = {},
): Promise<GateReport> {
  return await new Gate(platform, request, host, options).run()
}

class Gate {
  readonly #platform: Platform
  readonly #request: GateRequest
  readonly #host: GateHost
  readonly #options: FlowOptions
  /** The time of the whole gate; choosing and following have runs of their own. */
  readonly #run: Run

  constructor(platform: Platform, request: GateRequest, host: GateHost, options: FlowOptions) {
    this.#platform = platform
    this.#request = request
    this.#host = host
    this.#options = options
    this.#run = new Run(options)
  }

  async run(): Promise<GateReport> {
    const { serviceId, rollbackRef } = this.#request
    const choice = await this.#choose()
    if (choice.kind === 'none') return this.#unjudged(choice.reason)
    const { by, deploymentId, ref, how } = choice
    this.#host.report({ kind: 'chosen', by, deploymentId, serviceId, ref, how })
    const followedFromMs = this.#run.elapsed()
    const deployment = await this.#follow(deploymentId, ref)
    this.#host.report({ kind: 'judged', deployment })
    const { checks, newer } = await this.#check(deployment, deploymentId)
    const rollback = checks.some(({ result }) => result === 'failed') ? await this.#rollBack() : undefined
    const passed = deployment.outcome === 'succeeded' && checks.every(({ result }) => result === 'passed')
    const reason = reasonOf({ deployment, checks, newer, rollbackRef, rollback })
    const durationMs = this.#run.elapsed()
    return { passed, reason, deployment, chosenBy: by, followedFromMs, checks, newer, rollback, durationMs }
  }

  async #choose(): Promise<Choice> {
    const { serviceId, deploymentId, commit, allowLatest = false } = this.#request
    try {
      await this.#preflight()
      if (!(await this.#run.waitForRetryAfter())) {
        const reason = message(
          'gate-wait-past-timeout',
        )`The platform asked to wait past the timeout; nothing was judged.`
        return { kind: 'none', reason }
      }
      if (deploymentId !== undefined) {
        const how = `Judging deployment ${deploymentId} of service ${serviceId}.`
        return { kind: 'chosen', by: 'id', deploymentId, ref: undefined, how }
      }
      const run = new Run({ ...this.#options, timeoutMs: longestWaitMs })
      const { pollIntervalMs } = this.#options
      const onWait = (text: string): void => this.#host.report({ kind: 'waiting', text })
      const options = { run, meaningOf: buildVocabulary(this.#options), pollIntervalMs, onWait }
      return await chooseDeployment(this.#platform, { serviceId, commit, allowLatest }, options)
    } catch (error) {
      if (!this.#run.signal.aborted) throw error
      const reason = message('gate-cancelled-while-choosing')`The run was cancelled before a deployment was chosen.`
      return { kind: 'none', reason }
    }
  }

  /** Asks whether the key permits the checks and the rollback. */
  async #preflight(): Promise<void> {
    const { checks = [], rollbackRef, serviceId } = this.#request
    const needed = new Set(checks.map(({ needs }) => needs).filter((needs) => needs !== undefined))
    for (const operation of needed) await preflightInRun(this.#run, this.#platform, operation, {})
    if (rollbackRef !== undefined) await preflightInRun(this.#run, this.#platform, 'deploy_service', { serviceId })
  }

  #follow(deploymentId: string, ref: string | undefined): Promise<DeploymentReport> {
    const { serviceId } = this.#request
    return follow(this.#platform, { serviceId, deploymentId, ref }, this.#host, this.#options)
  }

  /** Runs the checks, and finds out whether they may have tested a newer deployment. */
  async #check({ outcome }: DeploymentReport, deploymentId: string): Promise<Pick<GateReport, 'checks' | 'newer'>> {
    const { checks = [], serviceId } = this.#request
    if (outcome !== 'succeeded' || checks.length === 0) return { checks: checks.map(notRun), newer: [] }
    const context = { platform: this.#platform, host: this.#host, run: this.#run }
    const newerThan = await watchForNewer(this.#platform, this.#run, serviceId)
    const reports = await runChecks(checks, context)
    const newer = await newerThan(deploymentId)
    if (newer.length > 0) this.#host.report({ kind: 'warning', text: newerWarning(newer) })
    return { checks: reports, newer }
  }

  async #rollBack(): Promise<RollbackReport | undefined> {
    const { serviceId, rollbackRef: ref } = this.#request
    if (ref === undefined || this.#run.signal.aborted) return undefined
    const startMs = this.#run.elapsed()
    this.#host.report({ kind: 'rollback-began', ref })
    const deployment = await deploy(this.#platform, { serviceId, ref }, this.#host, this.#options).catch(
      (error: unknown): DeploymentReport => {
        const reason = error instanceof Error ? error.message : String(error)
        const durationMs = this.#run.elapsed() - startMs
        return { ...nothingDeployed, serviceId, ref, outcome: 'failed', reason, durationMs }
      },
    )
    const rollback = { ref, startMs, deployment }
    this.#host.report({ kind: 'rollback-ended', rollback })
    return rollback
  }

  #unjudged(reason: string): GateReport {
    const { serviceId } = this.#request
    const durationMs = this.#run.elapsed()
    const outcome = this.#run.signal.aborted ? 'aborted' : 'indeterminate'
    const phases = [{ name: 'choosing', startMs: 0, endMs: durationMs }]
    const deployment = { ...nothingDeployed, serviceId, ref: undefined, outcome, reason, durationMs, phases } as const
    const checks = (this.#request.checks ?? []).map(notRun)
    const nothing = { chosenBy: undefined, newer: [], rollback: undefined, followedFromMs: 0 }
    return { passed: false, reason, deployment, checks, durationMs, ...nothing }
  }
}

const nothingDeployed = { deploymentId: undefined, url: undefined, status: undefined, phases: [] }
