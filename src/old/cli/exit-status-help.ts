/** The exit codes that a command can return, each with what it means there. */
export type ExitStatus = readonly (readonly [codes: string, meaning: string])[]

const succeeded = ['0', 'succeeded'] as const
const failed = ['1', 'failed, or refused'] as const
const unsent = ['2', 'wrong options; nothing was sent'] as const
const wrongOptions = ['2', 'wrong options'] as const
const stopped = ['130, 143', 'stopped by SIGINT, SIGTERM'] as const

/** What the commands end with, by what they do: the table of docs/ci.md says what to do then. */
export const exitStatus = {
  deploying: [
    ['0', 'succeeded; of a deployment also accepted or skipped'],
    failed,
    unsent,
    ['3, 4, 5', 'the deployment was cancelled, superseded, did not end in time'],
    ['6', 'not known how it ended'],
    stopped,
  ],
  writing: [succeeded, failed, ['2', 'wrong options; nothing was written'], stopped],
  serving: [
    ['0', 'succeeded: ended by a signal'],
    ['1', 'could not start, or was ended by a second signal'],
    wrongOptions,
  ],
  judging: [
    ['0', 'succeeded: every verdict is honest'],
    ['1', 'one is not, or the faults could not be played'],
    wrongOptions,
    stopped,
  ],
} as const satisfies Readonly<Record<string, ExitStatus>>

/** As a section of a help. */
export function formatExitStatus(status: ExitStatus): string {
  return ['Exit status:', ...status.map(([codes, meaning]) => `  ${codes.padEnd(10)}${meaning}`)].join('\n')
}
