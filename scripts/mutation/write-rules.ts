import type { Mutation } from './mutation.ts'

const deploy = 'src/deployment/deploy.ts'
const upload = 'src/deployment/upload.ts'
const count = 'src/deployment/service-count.ts'
const launch = 'src/deployment/launch.ts'
const lost = 'src/deployment/lost-answer.ts'
const record = 'src/deployment/record.ts'
const preflight = 'src/deployment/preflight.ts'
const repeat = 'src/client/repeat.ts'

/** Rules 4.x: nothing is written twice, and nobody else's is taken for ours. */
export const writeRules: readonly Mutation[] = [
  {
    rule: '4.1 A write is sent once',
    change: 'it is repeated after no answer',
    file: repeat,
    find: "return !error.sent || effect === 'read'",
    replace: 'return true',
  },
  {
    rule: '4.1 A write is sent once',
    change: 'it is repeated after a 5xx',
    file: repeat,
    find: "return effect === 'read' && error.status >= 500",
    replace: 'return error.status >= 500',
  },
  {
    rule: '4.2 What was never sent is repeated freely',
    change: 'it is not',
    file: repeat,
    find: "return !error.sent || effect === 'read'",
    replace: "return effect === 'read'",
  },
  {
    rule: '4.3 A 429 is repeated freely',
    change: 'it is not',
    file: repeat,
    find: 'if (error.status === 429) return true',
    replace: '',
  },
  {
    rule: '4.4 After a 500 the answer is unknown: look, then decide',
    change: 'it is a refusal',
    file: launch,
    find: 'error.status < 500 && error.status !== 408',
    replace: 'error.status < 600 && error.status !== 408',
  },
  {
    rule: '4.4 After a 500 the answer is unknown: look, then decide',
    change: 'sent again without a look',
    file: deploy,
    find: "    if (answer.kind !== 'lost') return answer\n",
    replace: "    if (answer.kind !== 'lost') return answer\n    if (lostAnswers++ < 1) continue\n",
  },
  {
    rule: '4.5 What was there before the POST is not ours',
    change: 'it may be',
    file: lost,
    find: 'if (id === undefined || lost.knownIds.has(id)) continue',
    replace: 'if (id === undefined) continue',
  },
  {
    rule: '4.6 Without the mark nothing is adopted and nothing sent again',
    change: 'an unread history counts as empty',
    file: deploy,
    find: 'if (reads === mostMarkReads || isFinal(error)) return undefined',
    replace: 'if (reads === mostMarkReads || isFinal(error)) return []',
  },
  {
    rule: '4.7 One that shows our ref is ours',
    change: 'it waits like any other',
    file: lost,
    find: "if (only.match === 'ours') return",
    replace: 'if (only.id === undefined) return',
  },
  {
    rule: '4.8 One that shows another ref never is',
    change: 'it may be',
    file: record,
    find: "return names.includes(shortName(asked)) ? 'ours' : 'another'",
    replace: "return names.includes(shortName(asked)) ? 'ours' : 'not-shown'",
  },
  {
    rule: '4.8 One that shows another ref never is',
    change: 'another commit may be',
    file: record,
    find: "return commits.length > 0 || shown.names.length > 0 ? 'another' : 'not-shown'",
    replace: "return 'not-shown'",
  },
  {
    rule: '4.9 One that shows no ref is adopted with a warning',
    change: 'without one',
    file: deploy,
    find: "if (finding.inferred) host.tell({ kind: 'warning', text: adoptedByInference(finding.id) })",
    replace: '',
  },
  {
    rule: '4.9 One that shows no ref is adopted with a warning',
    change: 'at first sight',
    file: lost,
    find: 'atMs - inferred.atMs >= inferenceMs',
    replace: 'atMs >= inferred.atMs',
  },
  {
    rule: '4.10 Several are an error that lists them',
    change: 'the newest is ours',
    file: lost,
    find: 'if (others.length > 0) {',
    replace: 'if (others.length > 1000) {',
  },
  {
    rule: '4.11 None in reads that span 30 s allows one more POST',
    change: 'at once',
    file: lost,
    find: 'const absenceMs = 30_000',
    replace: 'const absenceMs = 0',
  },
  {
    rule: '4.11 None in reads that span 30 s allows one more POST',
    change: 'none',
    file: deploy,
    find: 'if (lostAnswers < 2) continue',
    replace: '',
  },
  {
    rule: '4.11 None in reads that span 30 s allows one more POST',
    change: 'many more',
    file: deploy,
    find: 'if (lostAnswers < 2) continue',
    replace: 'if (lostAnswers < 5) continue',
  },
  {
    rule: '4.12 Upload: the same number of services in three reads over 30 s allows one more POST',
    change: 'without a look at it',
    file: upload,
    find: 'baseline !== undefined && (await countStays(context, request.projectSlug, baseline))',
    replace: 'baseline !== undefined',
  },
  {
    rule: '4.12 Upload: the same number of services in three reads over 30 s allows one more POST',
    change: 'in one read',
    file: count,
    find: 'const countsThatAgree = 3',
    replace: 'const countsThatAgree = 1',
  },
  {
    rule: '4.12 Upload: the same number of services in three reads over 30 s allows one more POST',
    change: 'within 3 s',
    file: count,
    find: 'const countGapMs = 15_000',
    replace: 'const countGapMs = 1_000',
  },
  {
    rule: '4.13 Upload: one more POST, not two',
    change: 'many more',
    file: upload,
    find: 'if (unchanged && lostAnswers < 2) continue',
    replace: 'if (unchanged && lostAnswers < 5) continue',
  },
  {
    rule: '4.14 Upload: else it fails and says that a service may be billed',
    change: 'it says that nothing was created',
    file: upload,
    find: "outcome: unchanged ? 'failed' : 'indeterminate', reason }",
    replace: "outcome: 'failed', reason: 'Nothing was created.' }",
  },
  {
    rule: '4.15 Upload: a service that is known to exist is reported',
    change: 'it is lost with its answer',
    file: upload,
    find: 'return createdIn(error) ?? postedInVain(run, error)',
    replace: 'return postedInVain(run, error)',
  },
  {
    rule: '4.16 A key that lacks the capability is refused before the first write',
    change: 'it is not',
    file: preflight,
    find: "return granted === 'write' || granted === access.level",
    replace: 'return granted !== null',
  },
  {
    rule: '4.16 A key that lacks the capability is refused before the first write',
    change: 'the check is not made',
    file: deploy,
    find: "    await preflightIn(run, platform, 'deploy_service', request.serviceId)\n",
    replace: '',
  },
  {
    rule: '4.17 A key of another service is refused',
    change: 'it is not',
    file: preflight,
    find: 'target.serviceId !== undefined && ownService !== target.serviceId',
    replace: 'target.serviceId === null',
  },
  {
    rule: '4.18 Where the platform cannot say, the deploy goes on',
    change: 'it does not',
    file: preflight,
    find: '    onFailure?.(error)\n    return undefined\n',
    replace: '    throw error\n',
  },
  {
    rule: '4.19 The key goes to no other origin',
    change: 'a redirect is followed anywhere',
    file: 'src/client/redirect.ts',
    find: 'if (target.origin !== from.origin)',
    replace: "if (target.origin === '')",
  },
  {
    rule: '4.20 The key stands in no error',
    change: 'what the platform echoes is quoted',
    file: 'src/client/redaction.ts',
    find: 'rest.replaceAll(form, shown)',
    replace: 'rest.replaceAll(form, form)',
  },
]
