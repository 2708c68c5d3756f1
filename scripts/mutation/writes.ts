import type { Edits } from './mutation.ts'

/** One write has one effect. */
export const writes: readonly Edits[] = [
  {
    file: 'src/client/http/retry.ts',
    by: 'client/retry',
    rules: {
      '`Retry-After` may be a date': [[{ in: 'parseRetryAfter', return: 'isNaN' }, 'undefined']],
    },
  },
  {
    file: 'src/client/http/retry.ts',
    by: 'client/retry',
    rules: {
      'A write is sent once': [
        [{ in: 'mayRepeat', return: 'sent' }, 'true'],
        [{ in: 'mayRepeat', text: "effect === 'read' && error" }, 'error'],
      ],
      'A request that never left is repeated': [[{ in: 'mayRepeat', operand: 'sent' }, 'false']],
      'A request answered 429 is repeated': [[{ in: 'mayRepeat', if: '429' }, 'false']],
    },
  },
  {
    file: 'src/deployment/start/variable-writes.ts',
    by: 'deployment/a-variable-is-deleted-once-or-counts-as-set',
    rules: {
      'A variable whose deletion was lost counts as set, and no other is tried': [
        [{ in: 'deleteVariables', value: 'isLost' }, 'false'],
        [{ in: 'deleteVariables', if: 'isForbidden' }, 'false'],
        [{ in: 'deleteVariables', if: 'isMissing' }, 'true'],
        [{ in: 'deleteVariables', if: 'isMissing' }, 'false'],
      ],
    },
  },
  {
    file: 'src/deployment/start/guarded-write.ts',
    by: 'deployment/the-effect-of-a-lost-deploy-answer-is-searched-for',
    rules: {
      'After a 500, the effect of a write is searched for': [
        [{ in: 'classifyWriteFailure', operand: '500' }, 'error.status < 600'],
        [{ in: 'writeGuarded', value: 'effect' }, 'lost === 0 ? undefined : await findEffect(answer.message)'],
      ],
      'Absence in reads over 30 s allows one more POST': [
        [{ in: 'writeGuarded', if: 'lost ===' }, '++lost === 1'],
        [{ in: 'writeGuarded', if: 'lost ===' }, '++lost === 5'],
      ],
    },
  },
  {
    file: 'src/deployment/start/lost-deploy.ts',
    by: 'deployment/the-effect-of-a-lost-deploy-answer-is-searched-for',
    rules: {
      'Only a deployment that is proven younger is ours': [
        [{ in: 'judgeReading', operand: 'isProvenYounger' }, 'true'],
      ],
      'A new deployment with our ref is ours': [[{ in: 'judgeReading', if: 'ours.length' }, 'ours.length > 1']],
      'A new deployment without a ref is adopted, with a warning': [
        [{ in: 'judgeReading', value: 'isCertain' }, 'atMs >= inferred.atMs'],
      ],
      'Several candidates are an error that lists them': [
        [{ in: 'judgeReading', if: 'others' }, 'others.length > 1000'],
      ],
      'Absence in reads over 30 s allows one more POST': [[{ value: 'absenceMs' }, '0']],
      'Absence is proven by every read, or it is not': [
        [{ in: 'judgeReading', operand: 'search.isUnproven' }, 'false'],
      ],
    },
  },
  {
    file: 'src/deployment/history/snapshot-reading.ts',
    by: 'deployment/the-effect-of-a-lost-deploy-answer-is-searched-for',
    rules: {
      'Without a history from before the POST, nothing is adopted and nothing sent again': [
        [
          { in: 'readSnapshot', text: 'page && toSnapshot(page)' },
          'toSnapshot(page ?? { rows: [], isEnd: true, answeredAtMs: undefined })',
        ],
      ],
    },
  },
  {
    file: 'src/deployment/start/deploy.ts',
    by: 'deployment/the-effect-of-a-lost-deploy-answer-is-searched-for',
    rules: {
      'A new deployment without a ref is adopted, with a warning': [[{ in: 'startDeploy', if: 'inferred' }, 'false']],
    },
  },
  {
    file: 'src/deployment/history/history-record.ts',
    by: 'deployment/a-record-shows-our-ref-another-or-none',
    rules: {
      'A new deployment with another ref is never ours': [
        [
          { in: 'compareRefs', statement: 'names.includes' },
          "return names.includes(shortName(asked)) ? 'ours' : 'not-shown'",
        ],
        [{ in: 'compareRefs', statement: 'commits.length' }, "return 'not-shown'"],
      ],
    },
  },
  {
    file: 'src/deployment/start/lost-deploy.ts',
    by: 'deployment/absence-needs-a-proof',
    rules: {
      'Absence is proven by every read, or it is not': [
        [{ in: 'judgeReading', operand: 'unknown.length > 0' }, 'false'],
        [{ in: 'judgeReading', operand: '!isWhole' }, 'false'],
      ],
    },
  },
  {
    file: 'src/deployment/history/snapshot.ts',
    by: 'deployment/a-row-is-proven-younger-or-unknown',
    rules: {
      'A deployment from before the POST is not ours': [[{ in: 'findNewRows', if: 'isKnown' }, 'false']],
      'A row that was not read before is unknown, not new': [
        [{ in: 'findNewRows', operand: 'snapshot.isWhole' }, 'true'],
        [{ in: 'toSnapshot', operand: 'isEnd' }, 'true'],
        [{ in: 'toSnapshot', operand: 'ids.length === rows.length' }, 'true'],
      ],
      'A proven order and a later time prove youth': [
        [{ in: 'findNewRows', text: 'isOrdered && isNewer' }, 'isNewer'],
        [{ in: 'findNewRows', text: 'isOrdered && isNewer' }, 'isOrdered'],
        [{ in: 'findNewRows', text: 'snapshot.isOrdered && provesNewestFirst(rows)' }, 'provesNewestFirst(rows)'],
      ],
      'A row that is older than a known one is not younger than the request': [
        [{ in: 'findNewRows', if: 'createdMs < newestKnownMs' }, 'false'],
      ],
      "The platform's own clock proves youth, a second later": [
        [{ value: 'dateResolutionMs' }, '0'],
        [{ value: 'dateResolutionMs' }, '1e12'],
      ],
    },
  },
  {
    file: 'src/deployment/history/history-record.ts',
    by: 'deployment/a-row-is-proven-younger-or-unknown',
    rules: {
      'The first row may be pinned, and proves no order': [
        [{ in: 'provesNewestFirst', operand: 'isNewestFirst(rows.slice(1)) === true' }, 'true'],
      ],
      'A time without a zone, or of the start, is not compared with a clock': [
        [{ value: 'ownCreationKeys' }, 'createdKeys'],
        [{ in: 'readZonedCreation', return: 'typeof value' }, 'readTime(value)'],
      ],
    },
  },
  {
    file: 'src/deployment/history/history-record.ts',
    by: 'deployment/absence-needs-a-proof',
    rules: {
      'A longer history proves its order by its own times': [
        [{ in: 'isNewestFirst', if: 'times[0]' }, 'false'],
        [{ in: 'isNewestFirst', return: 'times.every' }, 'true'],
      ],
    },
  },
  {
    file: 'src/deployment/start/guarded-creation.ts',
    by: 'deployment/a-lost-creation-answer-never-creates-a-second-service-silently',
    rules: {
      'A service that was deleted meanwhile hides a new one in the number': [
        [{ in: 'createOnce', operand: '!(await mayHideNewOne' }, 'true'],
        [{ in: 'mayHideNewOne', return: 'true' }, 'false'],
      ],
      'Upload: the same number of services in three reads over 30 s allows one more POST': [
        [{ in: 'createOnce', operand: 'countStays' }, 'true'],
      ],
      'Upload: otherwise it fails and says that a service may be billed': [
        [
          { in: 'createOnce', return: "'indeterminate'" },
          "{ kind: 'ended', outcome: 'failed', reason: 'Nothing was created.' }",
        ],
      ],
    },
  },
  {
    file: 'src/deployment/start/guarded-write.ts',
    by: 'deployment/a-lost-creation-answer-never-creates-a-second-service-silently',
    rules: {
      'Upload: at most one more POST is sent': [[{ in: 'writeGuarded', if: 'lost ===' }, '++lost === 5']],
    },
  },
  {
    file: 'src/deployment/start/guarded-creation.ts',
    by: 'deployment/a-write-takes-effect-at-most-once',
    rules: {
      'Upload: the same number of services in three reads over 30 s allows one more POST': [
        [{ value: 'countsThatAgree' }, '1'],
        [{ value: 'countGapMs' }, '1_000'],
      ],
    },
  },
  {
    file: 'src/deployment/start/deploy.ts',
    by: 'deployment/an-insufficient-key-is-refused-before-the-first-write',
    rules: {
      'What a deploy reads before its request is fresh': [[{ value: 'freshMs' }, '1e9']],
    },
  },
  {
    file: 'src/deployment/start/deploy.ts',
    by: 'deployment/a-missing-service-is-named-before-the-write',
    rules: {
      'A service that is missing to a key that would see it gets no write': [
        [{ in: 'runDeploy', text: " || readKeyKind(answer.identity) !== 'account'" }, ''],
      ],
    },
  },
  {
    file: 'src/preview/memory/claim.ts',
    by: 'preview/no-schedule-breaks-a-claim',
    rules: {
      'Of several runs one creates the service, the one with the lowest claim': [
        [{ in: 'readThrough', operand: 'id <= ours.id' }, 'id >= ours.id'],
        [{ in: 'claimService', if: 'remembered.kind' }, 'false'],
      ],
      'A claim counts once a look has shown it': [[{ in: 'claimService', if: 'isShown' }, 'true']],
    },
  },
  {
    file: 'src/github/previews/github-preview-memory.ts',
    by: 'preview/no-schedule-breaks-a-claim',
    rules: {
      'A claim that was not ended is never passed over': [
        [{ in: '#readRecord', text: 'isOver: wasEmpty' }, 'isOver: wasEmpty || ageMs > claimFreshMs'],
        [{ in: '#readRecord', value: 'wasEmpty' }, "own?.state === 'inactive'"],
      ],
      'That a row was deleted meanwhile says nothing of what a run may do': [
        [{ in: 'orGone', if: 'isMissing(error)' }, 'false'],
      ],
    },
  },
  {
    file: 'src/github/previews/github-preview-list.ts',
    by: 'preview/no-schedule-breaks-a-claim',
    rules: {
      'A sweep leaves the claim of a run that may be creating a service': [
        [{ in: '#forgetClaim', if: '!last?.own' }, 'false'],
      ],
    },
  },
  {
    file: 'src/preview/claimed-creation.ts',
    by: 'preview/no-schedule-breaks-a-claim',
    rules: {
      'A creation that may have happened keeps its claim': [[{ in: 'createPreview', if: '!mayExist' }, 'true']],
      'A service is remembered before its claim ends': [
        [
          { in: 'createPreview', text: 'if (await remember()) record.note({ claim: undefined })' },
          'if (await forget().then(remember)) record.note({ claim: undefined })',
        ],
      ],
    },
  },
  {
    file: 'src/github/previews/removal-claim.ts',
    by: 'preview/no-schedule-breaks-a-claim',
    rules: {
      'Of several runs that end a preview one sends the removal': [
        [{ in: 'claimRemoval', if: 'first.id ===' }, 'true'],
        [{ in: 'readFirst', statement: 'if (first !==' }, 'return first ?? { id: ours, isOver: false }'],
        [{ in: 'readClaims', operand: 'id > ours' }, 'id < ours'],
      ],
      'The claim of a removal stays': [[{ in: 'endRemoval', if: 'isRemoved' }, 'false']],
    },
  },
  {
    file: 'src/preview/removal/removal.ts',
    by: 'preview/no-schedule-breaks-a-claim',
    rules: {
      'A removal that may have happened is not sent again': [[{ in: 'removeOnce', if: 'isConfirmed' }, 'true']],
    },
  },
  {
    file: 'src/preview/removal/close.ts',
    by: 'preview/no-schedule-breaks-a-claim',
    rules: {
      'Only what Taxiway created is removed': [[{ in: 'cleanUp', if: '!isOurs' }, 'false']],
    },
  },
  {
    file: 'src/preview/removal/sweep.ts',
    by: 'preview/no-schedule-breaks-a-claim',
    rules: {
      'A removal that may have happened is not sent again': [
        [{ in: 'sweep', if: "sent.kind !== 'unconfirmed'" }, 'true'],
      ],
      'Only what Taxiway created is removed': [[{ in: 'sweep', if: 'isCreatedByUs' }, 'false']],
    },
  },
  {
    file: 'src/preview/memory/stored-memory.ts',
    by: 'preview/of-several-runs-one-removes-the-service',
    rules: {
      'A removal that may have happened is not sent again': [[{ in: 'claimRemoval', if: 'removing !==' }, 'false']],
    },
  },
]
