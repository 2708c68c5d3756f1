import { cp } from 'node:fs/promises'
import type { BuiltWith } from '../state/deployment-table.ts'
import { unpack } from '../unpack/unpack.ts'
import { BuildFailure } from './build-failure.ts'
import { findReplacement } from './container-image-replacement.ts'
import type { DeploymentBuild } from './deployment-build.ts'
import { checkOut } from './git-source.ts'
import { type AskedVersion, explainVersion } from './plan/asked-versions.ts'
import { type Plan, readPlan } from './plan/build-plan.ts'
import { explainNotFound, notFound } from './plan/missing-program.ts'
import { requireStart } from './plan/startable-plan.ts'
import { type RunningRelease, startRelease } from './running-release.ts'

/** Builds a deployment from its source and starts it; `built` is called in between. Rejects with the reason for its failure. */
export async function runBuild(build: DeploymentBuild, built: () => void): Promise<RunningRelease> {
  build.setStage('building')
  await build.makeFolders()
  const found = build.service.sourceType === 'image' ? await pullImage(build) : await planSource(build)
  if (!build.isResumed) build.context.state.deployments.setBuiltWith(build.deployment.id, builtWith(found))
  const plan = requireStart(found)
  for (const [name, command] of Object.entries({ Installing: plan.install, Building: plan.build })) {
    if (command === undefined) continue
    build.log(`${name}: ${command}`)
    const { code, signal } = await build.run(command, { cwd: plan.folder, env: build.variables() })
    if (code === 0) continue
    const why =
      code === notFound
        ? ` ${explainNotFound(command, build.pathIn(plan.folder), plan.packageManager)}`
        : await compareVersions(build, plan.folder, plan.asksFor ?? [])
    throw new BuildFailure(`"${command}" failed (${signal ?? `exit code ${code}`}).${why}`)
  }
  built()
  build.setStage('starting')
  return startRelease(build, plan)
}

/** Which versions that the source asks for are not those of this machine. */
async function compareVersions(build: DeploymentBuild, cwd: string, asked: readonly AskedVersion[]): Promise<string> {
  let why = ''
  for (const each of asked) {
    const printed: string[] = []
    await build.run(`${each.program} --version`, { cwd, capture: (lines) => printed.push(...lines) })
    why += explainVersion(each, printed.join('\n'))
  }
  return why
}

function builtWith({ install, build: command, run }: Plan): BuiltWith {
  const start = run.kind === 'static' ? undefined : run.command
  const output = run.kind === 'static' ? run.output : undefined
  const given = Object.entries({ install, build: command, start, output }).filter(([, each]) => each !== undefined)
  return { commands: Object.fromEntries(given), mode: run.kind }
}

async function planSource(build: DeploymentBuild): Promise<Plan> {
  if (build.service.sourceType === 'git') {
    const source = await checkOut(build)
    if (!build.isResumed) build.context.state.deployments.setSource(build.deployment.id, source)
    build.log(`Checked out ${source.commit}`)
  } else {
    await unpackArchive(build)
  }
  return readPlan(build.source, build.service)
}

async function unpackArchive(build: DeploymentBuild): Promise<void> {
  const archive = build.context.state.archives.get({ serviceId: build.service.id })
  if (!archive) throw new BuildFailure('The service has no archive to build: upload one.')
  const { entries } = await unpack(archive.content, build.source)
  build.log(`Unpacked ${entries} ${entries === 1 ? 'entry' : 'entries'} from ${archive.content.length} bytes`)
}

/** Copies the replacement for the service's image to the source folder. Rejects with a `BuildFailure` if there is none. */
async function pullImage(build: DeploymentBuild): Promise<Plan> {
  const name = build.service.image ?? ''
  const { images } = build.context
  build.log(`Pulling ${name}`)
  const image = findReplacement(images, name)
  if (!image) {
    const known = Object.keys(images)
    build.log(known.length > 0 ? `Images with a replacement: ${known.join(', ')}` : 'No image has a replacement.')
    throw new BuildFailure(
      `The image "${name}" has no replacement, and the local platform runs no containers: name a folder and a command for it in the option "images" of start().`,
    )
  }
  const { folder, command, runtimeMode = 'web' } = image
  await cp(folder, build.source, { recursive: true, verbatimSymlinks: true }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new BuildFailure(`The folder that replaces "${name}" could not be copied: ${why}`)
  })
  build.log(`The local platform runs no containers: ${folder} replaces the image.`)
  return { folder: build.source, install: undefined, build: undefined, run: { kind: runtimeMode, command } }
}
