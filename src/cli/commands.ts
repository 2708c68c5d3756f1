import type { Command } from 'commander'
import type { Context } from './terminal.ts'

interface CommandFile {
  /** Adds the command's arguments and options, and its action. */
  readonly define: (command: Command, context: Context) => void
}

interface Listed {
  readonly about: string
  /** Loads a command only when it is used. */
  readonly load: () => Promise<CommandFile>
}

/** Every command, in the order of the help. */
export const commands: Readonly<Record<string, Listed>> = {
  deploy: {
    about: 'Deploy a service from its Git repository, and follow the deployment.',
    load: () => import('./commands/deploy.ts'),
  },
  upload: {
    about: 'Upload a folder or an archive as a new service, and follow its deployment.',
    load: () => import('./commands/upload.ts'),
  },
  follow: {
    about: 'Wait for a deployment that something else has started.',
    load: () => import('./commands/follow.ts'),
  },
  gate: {
    about: 'Wait for a deployment, check it, and roll back if a check fails.',
    load: () => import('./commands/gate.ts'),
  },
  rollback: {
    about: 'Deploy the commit of the last good deployment again.',
    load: () => import('./commands/rollback.ts'),
  },
  fleet: {
    about: 'Deploy those services of a repository that have changed.',
    load: () => import('./commands/fleet.ts'),
  },
  history: { about: "List a service's deployments, newest first.", load: () => import('./commands/history.ts') },
  logs: {
    about: 'Print what a service wrote while it ran, or the build log of a deployment.',
    load: () => import('./commands/logs.ts'),
  },
  call: {
    about: 'Call one operation of the platform, and print its answer as JSON.',
    load: () => import('./commands/call.ts'),
  },
  doctor: {
    about: 'Look at a platform, change nothing, and say what to configure.',
    load: () => import('./commands/doctor.ts'),
  },
  mcp: {
    about: 'Serve a coding agent: what happened to a deployment, and deploys of the services that you allow.',
    load: () => import('./commands/mcp.ts'),
  },
  emulator: { about: 'Run a platform on this machine.', load: () => import('./commands/emulator.ts') },
  resilience: {
    about: 'Try any deploy script against every fault of a platform.',
    load: () => import('./commands/resilience.ts'),
  },
}
