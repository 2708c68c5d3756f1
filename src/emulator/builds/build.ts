import { unpack } from '../unpack/unpack.ts'
import { BuildFailure } from './failure.ts'
import { checkOut } from './git.ts'
import { pullImage } from './image.ts'
import type { Job } from './job.ts'
import { type Plan, planOf } from './plan.ts'
import { type Release, startRelease } from './release.ts'

/** Takes one deployment from its source to what runs. Rejects with the reason for its failure. */
export async function build(job: Job): Promise<Release> {
  const { state } = job.workshop
  const { id } = job.deployment
  state.deployments.move(id, 'building')
  await job.makeFolders()
  const plan = job.service.sourceType === 'image' ? await pullImage(job) : await planSource(job)
  const env = state.variables.of(job.service.id)
  for (const [name, command] of [
    ['Installing', plan.install],
    ['Building', plan.build],
  ] as const) {
    if (command !== undefined) await runStep(job, name, { command, cwd: plan.folder, env })
  }
  state.deployments.move(id, 'starting')
  return startRelease(job, plan)
}

async function planSource(job: Job): Promise<Plan> {
  await fetchSource(job)
  return planOf(job.source, job.service)
}

async function fetchSource(job: Job): Promise<void> {
  const { state } = job.workshop
  if (job.service.sourceType === 'git') {
    const source = await checkOut(job)
    state.deployments.setSource(job.deployment.id, source)
    job.say(`Checked out ${source.commit}`)
    return
  }
  const archive = state.services.archiveOf(job.service.id)
  if (!archive) throw new BuildFailure('The service has no archive to build.')
  const { entries } = await unpack(archive, job.source)
  job.say(`Unpacked ${entries} entries from ${archive.length} bytes`)
}

async function runStep(
  job: Job,
  name: string,
  { command, cwd, env }: { command: string; cwd: string; env: Readonly<Record<string, string>> },
): Promise<void> {
  job.say(`${name}: ${command}`)
  const { code, signal } = await job.run(command, { cwd, env })
  if (code !== 0) throw new BuildFailure(`"${command}" failed (${signal ?? `exit code ${code}`}).`)
}
