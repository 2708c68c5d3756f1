import type { SerializedPlan } from '../../report/formats/serialized-plan.ts'
import { quoteWord } from '../../text/formats/shell-word.ts'
import { planFile } from '../results/file-names.ts'

/** What the jobs of a child pipeline need beside the plan. */
export interface ChildPipeline {
  /** The folder through which they pass on the plan and their results, relative to the project, with `/`. */
  readonly results: string
  /** The configuration file, if it is not the usual one. */
  readonly config: string | undefined
  /** Whose configuration file counts, if the CI system does not say it. */
  readonly configRef: string | undefined
  /** The address of the platform, if the environment does not give it. */
  readonly baseUrl: string | undefined
  /** A command that installs Taxiway. */
  readonly install: string
  /** What all jobs find in their environment. */
  readonly variables: Readonly<Record<string, string>>
  /** The plan as its file has it, signed. */
  readonly signedPlan: string
}

/** GitLab's limit of `needs`, of which the plan is one. */
const mostNeeds = 49

/**
 * A plan as GitLab's child pipeline: a job for each service, which waits for the jobs of those that it needs, and one that reports. JSON,
 * which is YAML too, so that no name acts in it. A job that is lost leaves no result; its service is `indeterminate` in the report.
 */
export function childPipeline(
  plan: SerializedPlan,
  { results, config, configRef, baseUrl, install, variables, signedPlan }: ChildPipeline,
): string {
  const { services } = plan
  const words = (...each: readonly string[]): string => each.map(quoteWord).join(' ')
  const option = (name: string, value: string | undefined): readonly string[] =>
    value === undefined ? [] : [name, value]
  const shared = words(...option('--config', config), ...option('--config-ref', configRef), '--results', results)
  const platform = baseUrl === undefined ? '' : ` ${words('--base-url', baseUrl)}`
  const planPath = `${results}/${planFile}`
  const levels = Math.max(0, ...services.map(({ level }) => level + 1))
  const ofLevel = (level: number): string => `level-${level + 1}`
  const job = (stage: string, script: string, artifacts: object, needs: object) => {
    // Without rules GitLab leaves a job out of a merge request's pipeline. A need that failed must not keep a job from saying so.
    return { extends: '.taxiway', stage, rules: [{ when: 'always' }], ...needs, script: [script], artifacts }
  }
  const deployments = services.map(({ service, level, needs }) => {
    const script = `TAXIWAY_ALL=false taxiway fleet deploy --services ${quoteWord(service)} ${shared}${platform} --timeout 5h`
    const jobs = [planJob, ...needs.map(jobName)]
    // A job without `needs` waits for all levels before its own, and has their artifacts.
    const order = needs.length > mostNeeds ? {} : { needs: jobs }
    const artifacts = { when: 'always', paths: [`${results}/service-${service}.*.json`] }
    return [jobName(service), { ...job(ofLevel(level), script, artifacts, order), timeout: '5h 30m' }]
  })
  const report = `taxiway fleet report ${shared} --summary fleet.md`
  const pipeline = {
    variables,
    stages: ['plan', ...Array.from({ length: levels }, (_, level) => ofLevel(level)), 'report'],
    '.taxiway': { image: 'node:24', before_script: [install] },
    [planJob]: {
      stage: 'plan',
      image: 'node:24',
      rules: [{ when: 'always' }],
      needs: [],
      script: [`mkdir -p ${quoteWord(results)} && printf %s ${quoteWord(signedPlan)} > ${quoteWord(planPath)}`],
      artifacts: { paths: [planPath] },
    },
    ...Object.fromEntries(deployments),
    report: job('report', report, { when: 'always', paths: ['fleet.md'] }, {}),
  }
  return `${JSON.stringify(pipeline, undefined, 2)}\n`
}

const planJob = 'plan'

/** No keyword of GitLab, such as `default` or `pages`, begins so. */
function jobName(service: string): string {
  return `deploy:${service}`
}
