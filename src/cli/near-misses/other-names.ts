/** What people type because another tool calls it so, or because it would be plausible, and what it is here. */
export interface OtherName {
  readonly typed: readonly string[]
  /** What it may be, the likeliest first: of options, those that the command has count. */
  readonly ours: readonly string[]
  /** What to do if none of `ours` is there, as a sentence. */
  readonly advice?: string
  /** The commands that it means this in; all by default. */
  readonly within?: readonly string[]
}

const keyAdvice = 'The API key is never an argument: set TAXIWAY_API_KEY, or name a file with --api-key-file.'

/** Options. The first row that holds for the command counts. */
export const otherOptions: readonly OtherName[] = [
  {
    typed: ['--branch', '-b', '--tag', '--commit', '--sha', '--revision', '--rev', '--git-ref', '--version', '--ref'],
    ours: ['--ref', '--to', '--rollback-ref'],
  },
  { typed: ['-n', '--tail', '--lines', '--count', '--num', '--max', '--last'], ours: ['--limit'] },
  { typed: ['--grep', '--search', '--filter', '--contains', '-q'], ours: ['--query'], within: ['logs'] },
  { typed: ['--from', '--after', '--newer-than'], ours: ['--since'], within: ['logs'] },
  { typed: ['-f', '--watch', '-w', '--live'], ours: ['--follow'] },
  {
    typed: ['--follow', '-f', '--watch', '-w', '--wait'],
    ours: [],
    within: ['history'],
    advice: 'To wait for one of the deployments: taxiway follow DEPLOYMENT.',
  },
  {
    typed: ['--follow', '-f', '--watch', '-w', '--wait', '--logs'],
    ours: [],
    within: ['deploy', 'upload', 'follow', 'preview', 'gate', 'rollback'],
    advice: 'Leave it out: the deployment is followed, with its log, unless --no-wait is given.',
  },
  {
    typed: ['--detach', '-d', '--async', '--background', '--nowait', '--no-follow', '--no-watch'],
    ours: ['--no-wait'],
    advice: 'The end of the deployment is always waited for here.',
    within: ['deploy', 'upload', 'follow', 'preview', 'gate', 'rollback', 'fleet'],
  },
  { typed: ['--service-name', '--name'], ours: ['--service-name', '--service', '--services'] },
  {
    typed: ['--id', '--service', '--app', '--app-id', '-a', '-s', '--site', '--serviceid'],
    ours: ['--service-id', '--services', '--service-name'],
  },
  {
    typed: ['--service-id', '--only', '--include', '--target'],
    ours: ['--services'],
    within: ['fleet'],
  },
  { typed: ['--project', '-p', '--project-id', '--team', '--org'], ours: ['--project-slug'] },
  { typed: ['--deployment', '--deploy-id'], ours: ['--deployment-id'] },
  {
    typed: ['--deployment', '--deployment-id', '--deploy-id'],
    ours: [],
    within: ['follow'],
    advice: 'The deployment is an argument: taxiway follow DEPLOYMENT.',
  },
  {
    typed: ['--pr', '--mr', '--pull-request', '--merge-request', '--number', '--pr-number', '--issue'],
    ours: ['--change-request'],
  },
  { typed: ['--delete', '--destroy', '--remove', '--down', '--end'], ours: ['--close', '--sweep'] },
  { typed: ['--clean', '--cleanup', '--prune'], ours: ['--sweep', '--close'] },
  {
    typed: ['--url', '--host', '--endpoint', '--server', '--api', '--api-url', '--base', '--address'],
    ours: ['--base-url'],
  },
  {
    typed: [
      '--token',
      '--key',
      '--api-token',
      '--auth',
      '--auth-token',
      '--apikey',
      '--password',
      '--secret',
      '-t',
      '-k',
    ],
    ours: [],
    advice: keyAdvice,
  },
  {
    typed: ['--env', '-e', '--var', '--variable', '--env-vars', '--environment-variable', '--set'],
    ours: [],
    within: ['deploy', 'preview'],
    advice: 'Variables are NAME=value lines in TAXIWAY_ENV_VARS.',
  },
  {
    typed: ['--dotenv', '--env', '-e', '--var', '--variable', '--env-vars', '--environment-variable', '--set'],
    ours: [],
    within: ['upload'],
    advice:
      'An upload creates a service each time, and takes no variables: set them on the service that it created, with TAXIWAY_ENV_VARS of taxiway deploy.',
  },
  { typed: ['--stage', '--target-env'], ours: ['--environment', '--environment-slug'] },
  { typed: ['--dry', '--simulate', '--what-if', '--check', '--preview', '-n'], ours: ['--dry-run'] },
  {
    typed: ['--dry-run', '--dry', '--simulate', '--what-if', '--check'],
    ours: [],
    within: ['preview', 'gate', 'follow', 'call'],
    advice:
      'Only deploy, upload, rollback and fleet can check without writing. `taxiway doctor` looks at the platform, and changes nothing.',
  },
  {
    typed: ['--dry-run', '--fix', '--repair', '--apply', '--write', '--yes', '-y'],
    ours: [],
    within: ['doctor'],
    advice: 'The doctor only reads, and repairs nothing: its report says what to set, and where.',
  },
  {
    typed: ['--fix', '--format', '--write'],
    ours: [],
    within: ['config check'],
    advice: 'It only reads the file, and says what to change.',
  },
  { typed: ['--output', '--format', '-o', '--output-format'], ours: ['--json'] },
  { typed: ['--silent', '-q', '-s', '--no-log', '--no-logs'], ours: ['--quiet'] },
  {
    typed: ['--debug', '--verbose', '-V', '-vv', '--trace'],
    ours: ['--verbose'],
    advice: 'Everything is printed already.',
  },
  {
    typed: ['-y', '--no-confirm', '--non-interactive', '--no-input', '--yes', '--ci-mode'],
    ours: ['--yes'],
    advice: 'Leave it out: this command asks nothing.',
  },
  { typed: ['--overwrite', '-f', '--allow-older', '--skip-checks'], ours: ['--force'] },
  {
    typed: ['--force', '--overwrite'],
    ours: [],
    within: ['init'],
    advice: 'A file that exists is never replaced: what to add to it is printed. Move it away to have it written.',
  },
  {
    typed: ['--path', '--dir', '--folder', '--directory', '--source', '--archive', '--file', '--archive-path'],
    ours: [],
    within: ['upload'],
    advice: 'The folder or archive is an argument: taxiway upload PATH.',
  },
  { typed: ['--repo', '--repository', '--git', '--git-url'], ours: ['--repo', '--repo-url'] },
  { typed: ['--cmd', '--command', '--script', '--exec'], ours: ['--client', '--start-command'] },
  {
    typed: ['--data', '-d', '--body', '--json', '--input', '--params', '--payload', '-F', '--field'],
    ours: ['--args', '--args-file'],
    within: ['call'],
  },
  {
    typed: ['--config', '--file', '-f', '-c', '--path'],
    ours: [],
    within: ['config check'],
    advice: 'The file is an argument: taxiway config check FILE.',
  },
  { typed: ['--configuration', '--conf', '-c', '--file', '-f'], ours: ['--config'] },
  { typed: ['--parallel', '--concurrency', '-j', '--jobs'], ours: ['--max-parallel'] },
  { typed: ['--limit-time', '--max-time', '--wait-for', '--deadline'], ours: ['--timeout', '--time-limit'] },
  { typed: ['--log', '--logfile', '--save-log'], ours: ['--log-file'] },
  { typed: ['--scenario', '--only', '--test', '--name'], ours: ['--fault'] },
  { typed: ['--health', '--healthcheck', '--check-url', '--probe'], ours: ['--health-url'] },
]

/** Commands. `ours` are commands, with or without options. */
export const otherCommands: readonly OtherName[] = [
  { typed: ['status', 'list', 'ls', 'ps', 'deployments', 'releases', 'deploys', 'builds'], ours: ['history'] },
  {
    typed: ['up', 'push', 'publish', 'ship', 'release', 'redeploy', 'restart', 'build', 'run', 'create'],
    ours: ['deploy', 'upload'],
  },
  { typed: ['log', 'tail', 'output'], ours: ['logs'] },
  { typed: ['wait', 'watch', 'attach', 'resume'], ours: ['follow'] },
  { typed: ['undo', 'revert', 'back', 'restore', 'promote'], ours: ['rollback', 'deploy'] },
  { typed: ['check', 'verify', 'health', 'judge'], ours: ['gate', 'doctor', 'config check'] },
  { typed: ['validate', 'lint'], ours: ['config check'] },
  { typed: ['diagnose', 'diagnostics', 'info', 'inspect', 'ping', 'test'], ours: ['doctor'] },
  { typed: ['api', 'request', 'curl', 'get', 'post', 'exec', 'invoke'], ours: ['call'] },
  {
    typed: ['whoami', 'scale', 'domains', 'env', 'vars', 'variables', 'secrets', 'metrics', 'projects', 'ports'],
    ours: ['call'],
  },
  { typed: ['pr', 'review', 'branch'], ours: ['preview'] },
  { typed: ['sweep', 'clean', 'cleanup', 'prune'], ours: ['previews --sweep'] },
  { typed: ['apply'], ours: ['fleet'] },
  { typed: ['monorepo', 'matrix', 'plan', 'services'], ours: ['fleet'] },
  { typed: ['local', 'serve', 'dev', 'start', 'server', 'platform', 'simulate', 'mock'], ours: ['emulator'] },
  { typed: ['faults', 'chaos', 'fault'], ours: ['resilience'] },
  { typed: ['new', 'setup', 'link', 'configure', 'install'], ours: ['init'] },
  { typed: ['autocomplete', 'completions'], ours: ['completion'] },
  { typed: ['version'], ours: ['--version'] },
  { typed: ['login', 'auth', 'logout', 'signin'], ours: [], advice: keyAdvice },
  {
    typed: ['delete', 'destroy', 'rm', 'remove', 'down', 'stop', 'cancel', 'abort', 'kill'],
    ours: [],
    advice: 'The platform documents no way to stop a deployment or to delete a service: use its dashboard.',
  },
  {
    typed: ['update', 'upgrade', 'self-update'],
    ours: [],
    advice: 'Install the newer package with npm, as docs/install.md says.',
  },
]
