/** Something that a run may load. */
export interface Import {
  readonly name: string
  /** The import of a package, or the code that loads one of Node's own modules. */
  readonly code: string
  readonly kind: 'package' | 'staged package' | 'own'
  /** The runs that load it. test/scenario/a-step-loads-only-what-it-needs.test.ts checks the heavy ones. */
  readonly when: string
}

const atStart = 'each, at its start'
const request = 'the first request'
const github = 'a GitHub environment; a preview'
const folder = 'an upload of a folder'
const never = 'never'

const own = (module: string, when: string): Import => ({
  name: `node:${module}`,
  code: `process.getBuiltinModule('node:${module}')`,
  kind: 'own',
  when,
})

/** Everything that a run of the actions may load, and what it avoids loading. */
export const imports: readonly Import[] = [
  {
    name: '@actions/core, what is used of it',
    code: "export { error, notice, saveState, setOutput, setSecret, warning } from '@actions/core'",
    kind: 'staged package',
    when: atStart,
  },
  { name: '@actions/core, all of it', code: "export * from '@actions/core'", kind: 'package', when: never },
  { name: 'valibot', code: "export * from 'valibot'", kind: 'package', when: atStart },
  { name: 'eventsource-parser', code: "export * from 'eventsource-parser'", kind: 'package', when: atStart },
  {
    name: 'undici, what is used of it',
    code: "export { Agent, EnvHttpProxyAgent, Pool, buildConnector } from 'undici'",
    kind: 'staged package',
    when: request,
  },
  { name: 'undici, all of it', code: "export * from 'undici'", kind: 'package', when: `inside @actions/github` },
  { name: '@actions/github', code: "export * from '@actions/github'", kind: 'package', when: github },
  { name: '@actions/exec', code: "export * from '@actions/exec'", kind: 'package', when: 'an upload, once accepted' },
  { name: 'ignore', code: "export { default } from 'ignore'", kind: 'package', when: folder },
  { name: 'yaml', code: "export * from 'yaml'", kind: 'package', when: 'a call whose `args` are not JSON' },
  own('crypto', atStart),
  own('fs/promises', atStart),
  own('dns', atStart),
  own('vm', 'a gate'),
  own('net', request),
  own('tls', request),
  own('http', request),
  own('http2', request),
  own('https', github),
  own('worker_threads', github),
  own('zlib', 'an upload; a GitHub environment'),
  own('child_process', 'an upload, once accepted'),
  { name: 'node:http, by `import`', code: "import 'node:http'", kind: 'own', when: never },
  { name: 'the global Response, as used by fetch', code: 'Response', kind: 'own', when: never },
]
