/** What a platform's status word means. `unknown`: in no list, so the deployment counts as still running. */
export type Meaning = 'succeeded' | 'failed' | 'cancelled' | 'superseded' | 'ongoing' | 'ambiguous' | 'unknown'

/** The user's words (inputs `success-states` and `failure-states`), in any case and with any separator. */
export interface UserWords {
  readonly successStates?: readonly string[]
  readonly failureStates?: readonly string[]
}

/**
 * ASSUMED words: the contract shows none. Hosted platforms use these words for a deployment in their public APIs;
 * docs/status-words.md names the platform, the meaning and the source of each, and the words left out.
 *
 * A word is a success or a failure only where no hosted platform gives it another meaning. A false success is the worst error, a
 * false failure the second; `ambiguous` (success on further evidence only) and a word left out (`unknown`) are safe. The success
 * of a build alone is `ongoing`. Each word is listed once, as `normalise` returns it.
 */
export const assumedWords: readonly (readonly [meaning: Exclude<Meaning, 'unknown'>, words: readonly string[]])[] = [
  [
    'succeeded',
    [
      'success', // GitHub, Railway, Scalingo, Cloudflare Pages, Cloud Build, Northflank
      'succeeded', // Heroku, CodeDeploy, App Runner, Clever Cloud
      'succeed', // Amplify, GitHub Pages
      'successful', // ECS
      'conditionsucceeded', // Cloud Run
      'runtimesuccessful', // Azure App Service
      'live', // Render
      'healthy', // Koyeb
      'complete', // Fly.io releases
      'finished', // Coolify
      'ready', // Vercel, Netlify, Appwrite
      'completed', // ECS
      'done', // Dokploy
    ],
  ],
  [
    'failed',
    [
      'failed', // Railway, Heroku, Fly.io, Coolify, Clever Cloud and every AWS service read
      'fail', // Clever Cloud
      'failure', // GitHub, Cloudflare Pages, Cloud Build, Northflank
      'error', // Vercel, Netlify, DigitalOcean, Koyeb, Dokploy, GitHub
      'errored', // Heroku review apps
      'crashed', // Railway, Northflank
      'timeout', // Cloud Build
      'timedout', // Azure App Service
      'expired', // Cloud Build
      'rejected', // Netlify
      'internalerror', // Cloud Build
      'buildfailed', // Render, Azure App Service
      'predeployfailed', // Render
      'updatefailed', // Render
      'runtimefailed', // Azure App Service
      'conditionfailed', // Cloud Run
      'createfailed', // App Runner
      'launchfailed', // Fly.io machines
      'submissionfailure', // Northflank
      'builderror', // Scalingo
      'hookerror', // Scalingo
      'crashederror', // Scalingo
      'timeouterror', // Scalingo
      'deploymentfailed', // GitHub Pages
      'deploymentcontentfailed', // GitHub Pages
      'deploymentlost', // GitHub Pages
      // Our deployment does not run after a rollback, successful or not.
      'rollbacksucceeded', // App Runner
      'rollbacksuccessful', // ECS
      'rollbackfailed', // App Runner, ECS
    ],
  ],
  [
    'cancelled',
    [
      'canceled', // Render, Vercel, DigitalOcean, Koyeb, Cloudflare Pages
      'cancelled', // Dokploy, Clever Cloud, Amplify, Cloud Build
      'cancelledbyuser', // Coolify
      'deploymentcancelled', // GitHub Pages
      'aborted', // Scalingo, Northflank
      'buildaborted', // Azure App Service
      'interrupted', // Fly.io releases
      'removed', // Railway: after an abort, by hand, or by a newer one
      'deleted', // Vercel
      'destroyed', // Fly.io machines
    ],
  ],
  [
    'superseded',
    [
      'superseded', // DigitalOcean, Cloud Foundry
      'replaced', // Fly.io machines
      'deactivated', // Render
      'inactive', // GitHub, ECS, Lightsail
    ],
  ],
  [
    'ambiguous',
    [
      'running', // live: App Runner; in progress: Dokploy, Amplify, Fly.io releases
      'started', // live: Fly.io machines; in progress: Lightsail operations
      'active', // live: DigitalOcean, Lightsail; in progress: Cloudflare Pages, Cloud Foundry; being replaced: ECS
      'deployed', // live: Elastic Beanstalk; nothing read excludes a crash after it
      'ok', // success: Clever Cloud; also what many APIs answer to any request
      'sleeping', // Railway, Koyeb: was live, now waits for requests
    ],
  ],
  [
    'ongoing',
    [
      // Waiting
      'new', // Netlify
      'created', // Render, Amplify, CodeDeploy, Fly.io machines
      'pending', // GitHub, Heroku, Koyeb and most others
      'pendingreview', // Netlify
      'accepted', // Netlify
      'enqueued', // Netlify
      'queued', // Render, Vercel, Railway, GitHub and most others
      'scheduled', // Koyeb
      'waiting', // Railway, Appwrite
      'needsapproval', // Railway
      'idle', // Cloudflare Pages
      'retrying', // Netlify
      'deploymentattempterror', // GitHub Pages: failed for now, tried again by itself
      // Building; the end of a build is not the end of a deployment
      'initializing', // Vercel, Railway
      'cloning', // Northflank
      'building', // Vercel, Netlify, Railway, DigitalOcean, Scalingo
      'buildinprogress', // Render, Azure App Service
      'buildpending', // Azure App Service
      'buildrequestreceived', // Azure App Service
      'buildsuccessful', // Azure App Service
      'pendingbuild', // DigitalOcean
      'working', // Cloud Build
      'uploading', // Netlify, Northflank
      'uploaded', // Netlify
      'preparing', // Netlify
      'prepared', // Netlify
      'processing', // Netlify, Appwrite
      'processed', // Netlify
      'pushing', // Scalingo
      // Rolling out
      'inprogress', // GitHub, Coolify, ECS, App Runner, CodeDeploy
      'wip', // Clever Cloud
      'workinprogress', // Clever Cloud
      'taskrunning', // Clever Cloud
      'taskinprogress', // Clever Cloud
      'operationinprogress', // App Runner
      'predeployinprogress', // Render
      'updateinprogress', // Render
      'pendingdeploy', // DigitalOcean
      'deploying', // Railway, DigitalOcean, Cloud Foundry
      'provisioning', // Koyeb, Amplify
      'allocating', // Koyeb
      'creating', // Heroku review apps, Fly.io machines
      'starting', // Koyeb, Scalingo, Northflank, Fly.io machines
      'restarting', // Fly.io machines
      'updating', // Fly.io machines
      'replacing', // Fly.io machines
      'activating', // Lightsail
      'baking', // CodeDeploy
      'conditionpending', // Cloud Run
      'conditionreconciling', // Cloud Run
      'postbuildrestartrequired', // Azure App Service
      'startpolling', // Azure App Service
      'startpollingwithrestart', // Azure App Service
      'runtimestarting', // Azure App Service
      'deploymentinprogress', // GitHub Pages
      'syncingfiles', // GitHub Pages
      'finishedfilesync', // GitHub Pages
      'updatingpages', // GitHub Pages
      'purgingcdn', // GitHub Pages
      // On the way out, with a last word still to come
      'canceling', // Koyeb, Cloud Foundry
      'cancelling', // Amplify
      'stopping', // Koyeb, Fly.io machines
      'stoprequested', // ECS
      'erroring', // Koyeb
      'removing', // Railway
      'destroying', // Fly.io machines
      'rollbackrequested', // ECS
      'rollbackinprogress', // App Runner, ECS
    ],
  ],
]

const assumed: ReadonlyMap<string, Meaning> = new Map(
  assumedWords.flatMap(([meaning, words]) => words.map((word): [string, Meaning] => [word, meaning])),
)

/** Lower case, without `-`, `_` and white space: `IN_PROGRESS`, `in-progress` and `InProgress` are one word. */
export function normalise(word: string): string {
  return word.toLowerCase().replace(/[-_\s]+/gu, '')
}

/**
 * Looks a word up in the user's words, then in the built-in list; a word in neither is `unknown`. A word that the user gave as
 * both is a failure (the inputs refuse it before). A user's word of separators only is ignored: it would match an empty status.
 */
export function buildVocabulary(user: UserWords = {}): (word: string) => Meaning {
  const taught = new Map<string, Meaning>()
  for (const word of user.successStates ?? []) taught.set(normalise(word), 'succeeded')
  for (const word of user.failureStates ?? []) taught.set(normalise(word), 'failed')
  taught.delete('')
  return (word) => {
    const known = normalise(word)
    return taught.get(known) ?? assumed.get(known) ?? 'unknown'
  }
}
