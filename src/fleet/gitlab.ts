import type { HandedPlan } from './result.ts'

/** What the jobs of a child pipeline need beside the plan. */
export interface ChildPipeline {
  /** The folder through which they hand on the plan and their results, relative to the project, with `/`. */
  readonly results: string
  /** Options of each command beside those of its service. */
  readonly options: readonly string[]
  /** The version of Taxiway that the jobs install. */
  readonly version: string
  /** The job that left the plan as an artifact; undefined outside GitLab. */
  readonly parent: { readonly pipeline: string; readonly job: string } | undefined
}

/** GitLab's limit of `needs`, of which the plan is one. */
const mostNeeds = 49

/**
 * A plan as GitLab's child pipeline: a job for each service, which waits for the jobs of those that it needs, and one that reports. JSON,
 * which is YAML too, so that no name acts in it. A job that is lost leaves no result; its service is `indeterminate` in the report.
 */
export function childPipeline(plan: HandedPlan, { results, options, version, parent }: ChildPipeline): string {
  const { services } = plan
  const shared = [...options, '--results', results].map(quoted).join(' ')
  const levels = Math.max(0, ...services.map(({ level }) => level + 1))
  const ofLevel = (level: number): string => `level-${level + 1}`
  const job = (stage: string, script: string, artifacts: object, needs: object) => {
    // Without rules GitLab leaves a job out of a merge request's pipeline. A need that failed must not keep a job from saying so.
    return { extends: '.taxiway', stage, rules: [{ when: 'always' }], ...needs, script: [script], artifacts }
  }
  const deployments = services.map(({ service, level, needs }) => {
    const script = `TAXIWAY_ALL=false taxiway fleet deploy --services ${quoted(service)} ${shared} --timeout 5h`
    const jobs = [planJob, ...needs.map(nameOf)]
    // A job without `needs` waits for all levels before its own, and has their artifacts.
    const order = needs.length > mostNeeds ? {} : { needs: jobs }
    const artifacts = { when: 'always', paths: [`${results}/service-${service}.json`] }
    return [nameOf(service), { ...job(ofLevel(level), script, artifacts, order), timeout: '5h 30m' }]
  })
  const report = `taxiway fleet report ${shared} --junit fleet.xml --summary fleet.md`
  const pipeline = {
    stages: ['plan', ...Array.from({ length: levels }, (_, level) => ofLevel(level)), 'report'],
    '.taxiway': { image: 'node:24', before_script: [`npm install --global taxiway@${version}`] },
    [planJob]: {
      stage: 'plan',
      image: 'node:24',
      rules: [{ when: 'always' }],
      needs: parent === undefined ? [] : [{ ...parent, artifacts: true }],
      script: [`test -f ${quoted(`${results}/plan.json`)}`],
      artifacts: { paths: [`${results}/plan.json`] },
    },
    ...Object.fromEntries(deployments),
    report: job('report', report, { when: 'always', paths: ['fleet.md'], reports: { junit: 'fleet.xml' } }, {}),
  }
  return `${JSON.stringify(pipeline, undefined, 2)}\n`
}

const planJob = 'plan'

/** No keyword of GitLab, such as `default` or `pages`, begins so. */
function nameOf(service: string): string {
  return `deploy:${service}`
}

/** One word of a POSIX shell. */
function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}
