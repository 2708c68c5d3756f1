import { writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Dialect } from '../dialect/dialect.ts'
import type { FaultControl } from '../faults/chosen-faults.ts'
import type { JournalEntry } from '../journal/journal.ts'
import type { LedgerEntry } from '../journal/ledger.ts'
import { buildCommand, commitSource, outputFolder, writeSource } from './example-source.ts'
import type { FaultCase } from './fault-case.ts'
import { type RedirectTarget, startRedirectTarget } from './redirect-target.ts'
import { findTruth, type Truth } from './truth.ts'

/** What a scene uses of a local platform. */
export interface ScenePlatform extends AsyncDisposable {
  readonly url: string
  readonly keys: { readonly account: string; readonly project: string }
  readonly faults: FaultControl
  readonly journal: readonly JournalEntry[]
  readonly ledger: readonly LedgerEntry[]
  settled(signal?: AbortSignal): Promise<void>
}

/** The service that a scene's platform has from the start. */
interface SceneService {
  readonly id: string
  readonly name: string
  readonly repoUrl: string
  readonly runtimeMode: 'static'
  readonly buildCommand: string
  readonly startCommand: string
}

/** Starts a platform of its own for a scene. */
export type StartPlatform = (options: {
  readonly services: readonly SceneService[]
  readonly dialect: Partial<Dialect>
}) => Promise<ScenePlatform>

/** What a scene uses of its machine. */
export interface SceneMachine {
  readonly start: StartPlatform
  /** PATH, and on Windows the other variables that a program needs to start. */
  readonly environment: Readonly<Record<string, string>>
}

/** A platform on which one fault is played, with a service to deploy. */
export interface OpenScene extends AsyncDisposable {
  readonly platform: ScenePlatform
  readonly otherHost: RedirectTarget
  /** The folder that a client can upload. */
  readonly source: string
  /** The commit that a client can deploy. */
  readonly ref: string
  /** The key that the client gets: that of the project. */
  readonly key: string
  /** What the client has really done so far. */
  readonly truth: Truth
  /** Somebody else deploys the service. */
  deployByOthers(): Promise<void>
  /** Lets the builds that wait go on, and those to come. */
  releaseBuilds(): void
}

/** The service that is deployed by ref. */
export const sceneService = 'svc_site'
/** The project of that service, and of what is uploaded. */
export const sceneProject = 'demo'

/** Makes what a fault is played on, below the folder. */
export async function openScene(faultCase: FaultCase, folder: string, machine: SceneMachine): Promise<OpenScene> {
  await using opened = new AsyncDisposableStack()
  const [source, home, gate] = ['source', 'git', 'release'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await mkdir(home, { recursive: true })
  // The platform comes first, because a build may print its key; it reads the repository with the first deploy.
  const { buildPrints, dialect = {}, faults, holdsBuilds } = faultCase
  const platform = opened.use(
    await machine.start({
      services: [
        {
          id: sceneService,
          name: 'site',
          repoUrl: pathToFileURL(source).href,
          runtimeMode: 'static',
          buildCommand,
          startCommand: outputFolder,
        },
      ],
      dialect,
    }),
  )
  const key = platform.keys.project
  const otherHost = opened.use(await startRedirectTarget(key))
  const around = { key, otherHost: otherHost.url }
  await writeSource(source, { prints: buildPrints?.(around) ?? [], waitsFor: holdsBuilds === true ? gate : null })
  const ref = await commitSource(source, { home, environment: machine.environment })
  platform.faults.set(faults?.(around) ?? [])
  const resources = opened.move()
  return {
    platform,
    otherHost,
    source,
    ref,
    key,
    get truth() {
      return findTruth(platform.journal, platform.ledger)
    },
    deployByOthers: () => deploy(platform),
    releaseBuilds: () => writeFileSync(gate, ''),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

async function deploy({ url, keys }: ScenePlatform): Promise<void> {
  const answer = await fetch(`${url}/api/services/${sceneService}/deploy`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.account}`, 'content-type': 'application/json' },
    body: '{}',
  })
  if (answer.status !== 202) throw new Error(`Somebody else could not deploy: the platform answered ${answer.status}.`)
}
