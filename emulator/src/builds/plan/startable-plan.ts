import { BuildFailure } from '../build-failure.ts'
import type { Plan } from './build-plan.ts'

type Run = Plan['run']
type Process = Extract<Run, { readonly kind: 'web' | 'worker' }>

/** A plan that has what it needs to start. */
export interface StartablePlan extends Omit<Plan, 'run'> {
  readonly run: Exclude<Run, Process> | (Process & { readonly command: string })
}

/**
 * The same plan, if it says how to start what is a process. Rejects one that does not before anything is installed and built: no build
 * gives a service a start command. One may make the folder that a static site is served from, unless nothing builds it.
 */
export function requireStart({ run, ...others }: Plan): StartablePlan {
  if (run.kind === 'static' && run.refusal !== undefined) throw new BuildFailure(run.refusal)
  if (run.kind === 'static' || run.kind === 'cron') return { ...others, run }
  const { command, advice } = run
  if (command !== undefined) return { ...others, run: { ...run, command } }
  throw new BuildFailure(advice ?? 'The service has no start command.')
}
