// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources are quoted
import type { Edits } from './mutation.ts'

const by = 'deployment/an-older-commit-never-replaces-a-newer-one'

/** An older commit does not replace a newer one, and nothing else is held back. */
export const forward: readonly Edits[] = [
  {
    file: 'src/deployment/forward/comparison.ts',
    by,
    rules: {
      'A branch that was put back is deployed': [[{ in: 'compareCommits', if: "kind !== 'behind'" }, 'true']],
      'A comparison takes 2 s at most': [[{ value: 'longestComparisonMs' }, '20_000']],
    },
  },
  {
    file: 'src/deployment/forward/live-commit.ts',
    by,
    rules: {
      'What is live is the newest that succeeded': [[{ in: 'findLiveCommit', text: '=> succeeded)' }, '=> true)']],
      'What is remembered of another deployment does not count': [
        [{ in: 'findLiveCommit', if: 'deploymentId === id' }, 'true'],
      ],
    },
  },
  {
    file: 'src/deployment/forward/forward-guard.ts',
    by,
    rules: {
      'What is behind is not sent': [[{ in: 'decide', operand: "comparison.kind === 'behind'" }, 'false']],
      'What a person wants is sent': [[{ in: 'decide', operand: 'purpose === undefined' }, 'true']],
      'What had succeeded before was compared before': [
        [{ in: '#findLaidOver', operand: '!isKnown(each, all)' }, 'true'],
      ],
      'A newer deployment lies over ours, unless it ended before': [
        [{ in: '#findLaidOver', operand: 'index > ours' }, 'true'],
        [{ in: '#findLaidOver', operand: "succeededBefore.has(each.id ?? '')" }, 'false'],
      ],
    },
  },
  {
    file: 'src/deployment/start/deploy.ts',
    by,
    rules: {
      'After each 409 what is live is compared again': [[{ in: 'refresh', statement: 'await guard?.compare' }, ';']],
    },
  },
  {
    file: 'src/git/clone-graph.ts',
    by: 'git/a-clone-says-how-two-commits-lie',
    rules: {
      'In a shallow clone only a yes is a proof': [[{ text: "relation === 'diverged'" }, 'false']],
      'What is behind has nothing that the live one has not': [
        [{ in: 'toRelation', text: "onlyOwn === '0' ? 'behind'" }, "onlyOwn !== '0' ? 'behind'"],
      ],
    },
  },
  {
    file: 'src/deployment/proven-elsewhere.ts',
    by: 'deployment/what-is-proven-is-known-from-its-newest-deployment',
    rules: {
      'What a change under review may have written is no proof': [
        [
          { in: 'judgeOrigin', text: "{ kind: 'absent', proof: `it succeeded there, but ${origin.why}` }" },
          "{ kind: 'found', notHeld: undefined }",
        ],
      ],
      'Unknown is no proof': [
        [
          { in: 'judgeOrigin', text: "{ kind: 'unknown', why: `it succeeded there, but ${origin.why}` }" },
          "{ kind: 'found', notHeld: undefined }",
        ],
      ],
      'A promoted commit is proven everywhere': [[{ in: 'findProvenCommit', operand: 'isProvenElsewhere' }, 'true']],
    },
  },
  {
    file: 'src/deployment/history/last-good.ts',
    by: 'deployment/what-is-proven-is-known-from-its-newest-deployment',
    rules: {
      'The newest deployment of a commit decides': [[{ in: 'newestGood', operand: 'judged.has(commit)' }, 'false']],
    },
  },
]
