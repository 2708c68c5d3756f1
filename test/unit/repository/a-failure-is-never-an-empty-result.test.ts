import { expect, test } from 'vitest'
import { lostFailures } from './lost-failures.ts'
import { sourceFiles } from './sources.ts'

/**
 * Where a failure may become something empty, and why that loses nothing. By function, because a line moves: a second place in the same
 * function is a second entry.
 */
const exceptions: readonly (readonly [place: string, why: string])[] = [
  // The failure is an answer in itself: the value says so, and each caller tells it from the others.
  ['archive/vanished.ts: unlessVanished', 'a file that has gone while it was packed is listed among what is unusual'],
  ['archive/prebuilt-archive.ts: inflates', 'gzip says that the stream is broken, which refuses the archive'],
  ['archive/walk/link-target.ts: targetAt', 'what is no link has no target'],
  [
    'archive/walk/repositories.ts: readRules',
    'a file of rules that is not there has none; any other failure ends the run',
  ],
  ['build-log/payload.ts: parsePayload', 'a line that is no JSON is a line of text'],
  ['checks/command-check.ts: signalGroup', 'no process of the group is left, which is what is asked'],
  ['checks/pattern.ts: bounded', 'undefined says that the search took too long, and fails the check'],
  ['cli/flows/state-file.ts: take', 'the lock is held, so it is asked for again, and then an error'],
  ['config/file/yaml-document.ts: try', 'the mistake is noted, and refuses the whole file'],
  ['config/kinds.ts: isOwnPath', 'what is no path is refused by the caller'],
  [
    'deployment/start/guarded-creation.ts: countServices',
    'an unknown number proves nothing, and nothing is sent again',
  ],
  [
    'deployment/start/guarded-creation.ts: mayHideNewOne',
    'a list that cannot be read may hide a new service, and nothing is sent again',
  ],
  [
    'deployment/forward/forward-guard.ts: #findLaidOver',
    'the run was cancelled after its verdict, which does not change; nothing more is looked for',
  ],
  ['doctor/reader.ts: parsed', 'an answer that is no JSON is a finding'],
  ['preview/comment/sticky-comment.ts: unlessGone', 'only a 404 says that the comment has gone'],
  ['run/call/call-inputs.ts: readJson', 'what is no JSON is read as YAML, which says what is wrong'],
  ['fleet/results/results-folder.ts: parsed', 'what is no JSON has no signature, and is refused'],
  ['text/regular-file.ts: readStats', 'what leads through a file is not there; any other failure is thrown'],
  ['run/files/report-file.ts: writeReportFile', 'an error that is always printed; false fails the run'],
  ['github/previews/github-preview-list.ts: lastStatusOf', 'a 404 says that there is no such GitHub deployment'],
  ['github/previews/removal-claim.ts: readDescriptions', 'a 404 says that there is no such GitHub deployment'],
  [
    'github/previews/removal-claim.ts: orGiveBack',
    'a claim that stays keeps others from sending; the failure is thrown',
  ],
  ['preview/ask-host.ts: isCreatedByUs', 'a warning says so; what is not known to be ours is not removed'],
  ['preview/ask-host.ts: readChangeRequest', 'a warning says so; undefined is "not known", which each caller judges'],
  ['preview/ask-host.ts: isDeployed', 'the head is deployed once more, which is said'],
  ['preview/memory/preview-record.ts: attempt', 'a warning says so; false leaves the memory to the post step'],

  // A promise whose failure is thrown elsewhere.
  ['text/deferred-rejection.ts: silenceUntilAwaited', 'thrown when it is awaited'],
  ['build-log/follower.ts: constructor', 'thrown by finish()'],
  ['deployment/flow-run.ts: iterate', 'the loop was left; the report is awaited by who wants it'],
  ['client/time/abort-scope.ts: constructor', 'the sleep ends with its scope'],
  ['client/http/undici-transport.ts: undefined', 'the request has told of the failure; there is no agent to destroy'],

  // A second failure beside one that is thrown.
  ['preview/memory/stored-memory.ts: #replace', 'reads what a failed write left; unknown throws the failure'],
  ['preview/memory/stored-memory.ts: write', 'reads what a failed claim left; unknown throws the failure'],

  // What is left to the post step, or to the next run, which look for it.
  ['preview/claimed-creation.ts: remember', 'false leaves it to the post step'],
  ['preview/claimed-creation.ts: forget', 'left to the post step'],

  // A convenience: the run goes on without it, and its result is the same.
  ['output/grouped-console.ts: groupedConsole', 'a copy of the log that cannot be read is said, once'],
  ['output/grouped-console.ts: groupedConsole', 'the copy lies in the folder of the job, which is removed'],
  [
    'preview/deploy-preview.ts: hasEndedMeanwhile',
    'whether the pull request is still open decides only the words of a comment',
  ],
  ['preview/removal/report-or-sweep.ts: readDeleted', 'a notice says so; such a service counts as one that may exist'],
  ['archive/compress/spool.ts: #open', 'the file is removed when it is closed'],
  ['cli/commands/config.ts: serviceNames', 'the shell offers no names; running the command says what is wrong'],
  ['cli/results/failure-document.ts: valid', 'an input that is wrong is in the error, not in the report'],
  ['deployment/log-comparison.ts: findNewLines', 'it explains a failure, and is none'],
  ['github/previews/preview-deployment.ts: isOvertaken', 'decides only whether a last comment is written'],
  ['preview/memory/stored-memory.ts: isOvertaken', 'decides only whether a last comment is written'],
  ['output/log-file.ts: close', 'the stream has told of the failure when it happened'],
  ['output/last-printed-line.ts: #read', 'lines are shown once more rather than never'],
  ['output/last-printed-line.ts: save', 'the log file in the same folder has said what is wrong'],
  ['run/variables/job-imported-names.ts: #write', 'the names only explain a rollback'],
  ['run/deploy/archive-deploy.ts: uploadListener', 'what was sent is not needed any more'],
  ['run/deploy/package-json.ts: readManifest', 'what reads the manifest says what is wrong with it'],

  // What the environment of a job shows. Nothing in it counts as trusted if it cannot be read.
  ['config/workspace-path.ts: real', 'the nearest folder that exists decides'],
]

test('a failure becomes something empty only where that is an answer', ({ annotate }) => {
  const found = sourceFiles()
    .filter((file) => !file.startsWith('emulator/'))
    .flatMap((file) => lostFailures(file))
    .map(({ file, function: name }) => `${file}: ${name}`)
  expect(found.toSorted()).toEqual(exceptions.map(([place]) => place).toSorted())
  return annotate(`${found.length} exceptions`)
})

test.each([
  ['function read() { try { return open() } catch { return [] } }', 1],
  ['function read() { try { return open() } catch (error) { if (isGone(error)) return false; throw error } }', 1],
  ['function read() { try { return open() } catch {} }', 1],
  ['const read = () => open().catch(() => undefined)', 1],
  ['const read = async () => (await open()) ?? []', 1],
  ["const read = () => open().then((found) => found, () => '')", 1],
  ['function read() { try { return open() } catch (error) { return { kind: "unknown", why: error } } }', 0],
  ['function read() { try { return open() } catch (error) { throw told(error) } }', 0],
  ['const read = async () => given ?? []', 0],
])('%s', (source, count) => {
  expect(lostFailures('read.ts', source)).toHaveLength(count)
})
