import type { Edits } from './mutation.ts'

/** How Git is run, and which repository it is asked about. */
export const gitRules: readonly Edits[] = [
  {
    file: 'src/git/git-command.ts',
    by: 'git/git-is-run-in-one-way',
    rules: {
      'The repository is named, so a checkout of another user is read': [
        [{ in: 'readGitIn', text: '--git-dir=' }, '--exec-path='],
      ],
      'No variable leads to another repository': [[{ in: 'environmentWith', operand: '!/^GIT_/i.test(name)' }, 'true']],
      'No program of the settings of a checkout is run': [
        [{ element: "'core.fsmonitor='" }, "'gc.auto=0'"],
        [{ element: 'core.hooksPath' }, "'gc.auto=0'"],
        [{ element: "'credential.helper='" }, "'gc.auto=0'"],
        [{ in: 'runOne', element: 'ownPack' }, "''"],
        [{ text: "GIT_PROXY_COMMAND: ''," }, ''],
        [{ in: 'runOne', text: 'GIT_SSH_COMMAND: sshCommand(ofUser.ssh), ' }, ''],
        [{ value: 'networkProtocols' }, "'http:https:ssh:git:ext'"],
      ],
    },
  },
  {
    file: 'src/git/git-process.ts',
    by: 'git/git-is-run-in-one-way',
    rules: {
      'An abort ends it': [[{ in: 'spawnGit', statement: 'addEventListener' }, ';']],
      'No password of an address is in its words': [
        [{ in: 'causeIn', return: 'withPlainAddresses' }, 'oneLine((cause ?? words).trim())'],
      ],
    },
  },
  {
    file: 'src/git/working-copy-root.ts',
    by: 'git/git-is-run-in-one-way',
    rules: {
      'A working copy behind a tracked link is not asked, and what cannot be known is unknown': [
        [{ in: 'owningWorkingCopy', if: '!listed.ok' }, 'false'],
        [{ in: 'owningWorkingCopy', operand: 'lstatSync(inner)' }, 'false'],
        [{ in: 'owningWorkingCopy', if: '160000' }, 'true'],
      ],
    },
  },
]
