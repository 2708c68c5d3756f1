import type { Edits } from './mutation.ts'

/** Which lines of a build log are printed, when it is read, and what proves its end. */
export const log: readonly Edits[] = [
  {
    file: 'src/build-log/step.ts',
    by: 'build-log/without-a-stored-log-the-stream-is-shown',
    rules: {
      'Only stored records are printed': [[{ in: 'takeTexts', if: "state.source === 'stream'" }, 'true']],
      'If the store refuses twice, or is silent for 10 s, the lines of the stream are shown': [
        [{ in: 'storeGivenUpMs', text: 'failed.refusals >= refusalLimit' }, 'failed.refusals >= 1'],
        [{ value: 'whileItBuilds' }, '1e9'],
        [{ in: 'switchToStream', statement: 'effects.push' }, ';'],
        [{ element: '403' }, '404'],
      ],
      'Up to 1,000 lines of the stream are held for that': [[{ text: 'lines: 1_000' }, 'lines: 1e9']],
      'Stored and streamed lines are never mixed': [
        [{ in: 'storeGivenUpMs', if: 'refusalLimit' }, "source !== 'stream' && failed.refusals >= refusalLimit"],
      ],
    },
  },
  {
    file: 'src/build-log/step.ts',
    by: 'build-log/a-gap-is-asked-for-again-before-it-is-missing',
    rules: {
      'The stored log is read from the last printed line': [[{ in: 'schedule', text: 'mark >= 0' }, 'false']],
      'Lines that are missing are declared at the end': [
        [{ in: 'stepLog', text: 'missingLines(state.printed).gaps' }, 'missingLines(state.printed).gaps.slice(0, 0)'],
      ],
    },
  },
  {
    file: 'src/build-log/deduplication.ts',
    by: 'build-log/a-gap-is-asked-for-again-before-it-is-missing',
    rules: {
      'A gap is asked for again before what is behind it is printed': [
        [{ in: 'takeInOrder', operand: 'seq > confirmedTo' }, 'false'],
        [{ value: 'confirmAfterMs' }, '0'],
      ],
      'Records without numbers are counted, while the first and the last printed one stay': [
        [{ in: 'countRecords', operand: 'hasMoved(0' }, 'false'],
        [{ in: 'countRecords', operand: 'hasMoved(known' }, 'false'],
      ],
    },
  },
  {
    file: 'src/build-log/deduplication.ts',
    by: 'build-log/a-number-is-not-the-identity-of-a-line',
    rules: {
      'Each line is printed once: its number, and its place among those of that number': [
        [{ in: 'findNew', text: '- prints.length' }, ''],
        [{ in: 'findNew', text: '+ inThisAnswer' }, ''],
        [{ in: 'findNew', text: '[...seen, ...unseen]' }, '[...unseen, ...seen]'],
      ],
      'Lines are printed in the order of their numbers, or of the answer if these fall back': [
        [{ in: 'takeRecords', operand: 'isNext' }, 'seq > last'],
        [{ in: 'endAnswer', text: 'next.fell' }, 'false'],
        [{ in: 'endAnswer', text: 'next.fell' }, 'true'],
        [{ in: 'findFaults', operand: '!isRising' }, 'false'],
      ],
      'An answer with the newest first is turned round': [[{ in: 'isNewestFirst', return: 'rises' }, 'false']],
      'A line that comes after later ones is marked as late': [
        [{ value: 'late' }, 'undefined'],
        [{ in: 'takeInOrder', operand: 'index < lastKnown' }, 'false'],
        [{ in: 'takeInOrder', operand: 'followed !== undefined' }, 'false'],
      ],
      'A first number above 1 is said at the end, unless the store keeps its beginning': [
        [{ in: 'noteBeginning', operand: 'records > beginning.records' }, 'true'],
        [{ in: 'noteBeginning', text: '(isSame &&' }, '(true &&'],
      ],
    },
  },
  {
    file: 'src/build-log/gaps.ts',
    by: 'build-log/a-number-is-not-the-identity-of-a-line',
    rules: {
      'Where numbers are shared, absent or times, no line is missing': [
        [{ in: 'tellsMissing', operand: '!printed.shared' }, 'true'],
        [{ in: 'tellsMissing', operand: '!printed.lacked' }, 'true'],
        [{ value: 'smallestTime' }, '1e15'],
      ],
    },
  },
  {
    file: 'src/build-log/reach.ts',
    by: 'build-log/a-number-is-not-the-identity-of-a-line',
    rules: {
      'The last read of a log is from its beginning': [
        [{ in: 'chooseMark', operand: 'isWholeDue' }, 'false'],
        [{ in: 'isWholeDue', operand: 'atMs >= patientMs' }, 'true'],
      ],
      'While one answer holds a log whose numbers fell back, it is read from its beginning': [
        [{ in: 'chooseMark', operand: 'fell && holdsAll' }, 'false'],
        [{ in: 'reachWith', operand: 'printed.fell' }, 'false'],
      ],
      'Once a number was shared, it is asked for again': [[{ in: 'chooseMark', text: 'last - 1' }, 'last']],
      'An answer of known lines may be a page': [
        [{ in: 'reachWith', operand: 'records >= reach.longest' }, 'false'],
        [{ in: 'reachWith', operand: '!isQuiet' }, 'false'],
      ],
    },
  },
  {
    file: 'src/build-log/log-end.ts',
    by: 'build-log/a-number-is-not-the-identity-of-a-line',
    rules: {
      'The last read of a log is from its beginning': [
        [{ value: 'mostToReadAgain' }, '10'],
        [{ value: 'mostToReadAgain' }, '1e9'],
      ],
      'What could not be checked from the beginning is said': [
        [{ in: 'isUnchecked', operand: '!reach.holdsAll' }, 'false'],
      ],
      'A number that fills a page is said': [[{ in: 'judgeEnd', operand: 'isHidden' }, 'false']],
      'A first number above 1 is said at the end, unless the store keeps its beginning': [
        [{ in: 'beginningNotice', operand: 'number > 1' }, 'false'],
        [{ in: 'beginningNotice', operand: '!keepsBeginning' }, 'true'],
        [{ in: 'beginningNotice', if: 'skipped' }, 'false'],
        [{ in: 'beginningNotice', operand: '!losesBeginning' }, 'true'],
      ],
    },
  },
  {
    file: 'src/build-log/gaps.ts',
    by: 'build-log/a-gap-is-asked-for-again-before-it-is-missing',
    rules: {
      'Numbers that leave most unused wait no more after three vain reads': [[{ value: 'mostInVain' }, '1e9']],
      'Gaps that stay are asked for again in rounds': [
        [{ value: 'roundMs' }, '1e9'],
        [{ in: 'endGapRead', value: 'waitMs' }, 'round.waitMs'],
      ],
      'Lines that are missing are declared at the end': [[{ in: 'missingLines', text: 'printed.forgotten' }, '0']],
      'Numbers that leave most unused declare nothing': [
        [{ in: 'isDense', return: 'anyFilled' }, 'anyFilled || ones < jumps || ones >= jumps'],
      ],
      'Nothing before the first number is declared': [[{ in: 'isWithin', return: 'from > 0' }, 'from >= 0']],
      'A log that begins after 1,000 is not asked for what is before': [[{ value: 'largestFirst' }, '1e12']],
    },
  },
  {
    file: 'src/build-log/payload.ts',
    by: 'build-log/a-log-record-is-read-by-the-usual-names',
    rules: {
      "A line's number is `seq`, `sequence` or `id`": [[{ element: "'sequence'" }, "'seq'"]],
      "A line's text is `line`, `message`, `text` or `msg`": [[{ element: "'msg'" }, "'line'"]],
      'A record of unknown shape is printed as its JSON': [
        [{ in: 'readStoredRecord', text: 'readText(raw) ?? JSON.stringify(raw)' }, "readText(raw) ?? ''"],
      ],
    },
  },
  {
    file: 'src/build-log/stream-state.ts',
    by: 'build-log/the-stored-log-is-read-when-something-is-new',
    rules: {
      'The stream is opened at once, beside the first read of the stored log': [
        [{ text: 'openAtMs: 0,' }, 'openAtMs: 3_000,'],
      ],
    },
  },
  {
    file: 'src/build-log/step.ts',
    by: 'build-log/the-stored-log-is-read-when-something-is-new',
    rules: {
      'An event of the stream brings a read': [
        [{ in: 'take', text: 'texts - 1), pace: wake(pace) }' }, 'texts - 1) }'],
      ],
      'A new status brings a read': [
        [
          { in: 'take', text: "case 'status-changed':\n      return { ...state, pace: wake(pace) }" },
          "case 'status-changed':\n      return state",
        ],
      ],
      'A clean end of the stream and the verdict each allow one read at once': [
        [{ in: 'take', text: 'pace.atOnce || input.clean' }, 'pace.atOnce'],
        [{ in: 'take', operand: '!isAsked' }, 'false'],
      ],
    },
  },
  {
    file: 'src/build-log/pace.ts',
    by: 'build-log/the-stored-log-is-read-when-something-is-new',
    rules: {
      'Reads wait for an allowance: 5, one more each second, and one each 2 s after a minute': [
        [{ in: 'nextReadMs', argument: 'nextTokenMs' }, '0'],
        [{ text: 'everyMs: 2_000' }, 'everyMs: 1_000'],
      ],
      'Reads are 250 ms apart': [[{ value: 'apartMs' }, '0']],
      'A quiet log is read more and more rarely': [[{ in: 'endRead', operand: 'pace.idleStep + 1' }, '0']],
      'A read of a quiet log leaves one for the next event': [[{ in: 'spareReadMs', value: 'most' }, 'allowance.most']],
      'Without a stream, the stored log is read each 5 s': [
        [{ in: 'nextReadMs', operand: 'withoutStreamMs' }, 'idleAtMs'],
      ],
      'A full page is read on at once': [
        [{ in: 'endRead', operand: 'isFull && fullPages' }, 'false'],
        [{ in: 'endRead', operand: 'owed >= fresh' }, 'owed < -1'],
        [{ value: 'mostPages' }, '1e9'],
      ],
      'After the verdict, the stored log is read each half second for 5 s, then each second': [
        [{ in: 'nextReadMs', if: 'verdict' }, 'askedMs > 1e12'],
        [{ value: 'laterMs' }, '500'],
      ],
      'A store that fails is read again after 2, 4, 8 and 15 s': [[{ in: 'failRead', text: '2 ** failed.times' }, '1']],
    },
  },
  {
    file: 'src/build-log/stream-state.ts',
    by: 'build-log/a-lost-stream-is-replaced-by-the-stored-log',
    rules: {
      'The stream reconnects after 1 s to 8 s': [[{ text: 'from: 1_000' }, 'from: 1']],
      'After three empty or failed streams, one is tried each minute': [
        [{ value: 'maximumBadConnections' }, '1e9'],
        [{ value: 'afterGivingUp' }, '1e12'],
      ],
    },
  },
  {
    file: 'src/build-log/step.ts',
    by: 'build-log/a-lost-stream-is-replaced-by-the-stored-log',
    rules: {
      'A lost stream causes one warning': [
        [{ in: 'take', operand: '!stream.saidLost' }, 'true'],
        [{ in: 'take', operand: 'isGivenUp(ended)' }, 'false'],
      ],
    },
  },
  {
    file: 'src/build-log/log-end.ts',
    by: 'build-log/a-gap-is-asked-for-again-before-it-is-missing',
    rules: {
      'Gaps are asked for once more before the log is complete': [[{ in: 'awaitsGaps', return: 'nextGap' }, 'false']],
      'Lines that are missing are declared at the end': [
        [
          { in: 'conclude', text: 'missingLines(state.printed)' },
          '{ ...missingLines(state.printed), gaps: missingLines(state.printed).gaps.slice(0, 0) }',
        ],
      ],
      'Records without numbers are counted, while the first and the last printed one stay': [
        [{ in: 'judgeEnd', if: 'printed.moved' }, 'false'],
      ],
      'An answer that shows one page whatever is asked for causes a warning': [
        [{ in: 'judgeEnd', if: 'looksLikePage' }, 'false'],
      ],
    },
  },
  {
    file: 'src/build-log/step.ts',
    by: 'build-log/the-end-of-a-log-is-proven-or-waited-for',
    rules: {
      'The log ends with an answer that brought nothing new': [[{ in: 'takeAnswer', value: 'isQuiet' }, 'fresh >= 0']],
      'A failed read takes back what the answer before it showed': [[{ in: 'take', value: 'quiet' }, 'state.quiet']],
    },
  },
  {
    file: 'src/build-log/stream-state.ts',
    by: 'build-log/the-end-of-a-log-is-proven-or-waited-for',
    rules: {
      'The count of the stream proves the end': [
        [{ in: 'provesEnd', return: 'isExact' }, 'false'],
        [{ value: 'fewestForProof' }, '1'],
        [{ in: 'provesEnd', operand: 'countLines(stream) === shown' }, 'true'],
        [{ in: 'provesEnd', operand: 'skipped !== undefined' }, 'true'],
        [{ in: 'provesEnd', operand: 'lastText' }, 'true'],
        [{ in: 'provesEnd', operand: 'connections' }, 'true'],
        [
          { in: 'countTexts', argument: '...counts.values()' },
          '[...counts.values()].reduce((sum, count) => sum + count, 0)',
        ],
      ],
    },
  },
  {
    file: 'src/build-log/log-end.ts',
    by: 'build-log/the-end-of-a-log-is-proven-or-waited-for',
    rules: {
      'The count of the stream proves the end': [
        [{ in: 'isProven', argument: 'stream.cleanEndMs' }, '0'],
        [{ in: 'isProven', argument: 'verdict.askedMs' }, '0'],
        [{ in: 'isProven', operand: 'firstMs' }, 'false'],
        [{ in: 'isProven', operand: 'checkedMs' }, 'false'],
        [{ in: 'isProven', if: 'grewMs' }, 'false'],
      ],
      'Without proof, the end is waited for: 2 s after the verdict and after the last line': [
        [{ in: 'patientUntilMs', argument: 'verdict.atMs' }, '0'],
        [{ in: 'patientUntilMs', argument: 'printed.newMs' }, '0'],
        [{ value: 'patienceMs' }, '5_000'],
      ],
      'If the stream has sent more lines, it is waited for 5 s': [[{ value: 'owedPatienceMs' }, '2_000']],
      'A deployment that may go on has no end to wait for': [[{ in: 'patientUntilMs', if: "'open'" }, 'false']],
      'Reading ends 30 s after the verdict, 2 minutes while lines come, and 5 s after the deadline': [
        [{ value: 'usual' }, '120_000'],
        [{ value: 'pages' }, '30_000'],
        [{ value: 'pastDeadline' }, '1e9'],
      ],
      'A log whose end is not proven is followed by a notice after a failure': [
        [{ in: 'judgeEnd', return: 'undefined, text) : conclude(state)' }, 'conclude(state)'],
        [{ in: 'judgeEnd', return: 'undefined, text) : conclude(state)' }, 'conclude(state, undefined, text)'],
      ],
      'If the stream has sent more lines, a notice says so, or a warning after a failure': [
        [{ in: 'judgeEnd', if: 'owedLines' }, 'false'],
        [
          { in: 'judgeEnd', return: 'conclude(state, text) : conclude(state, undefined, text)' },
          'conclude(state, undefined, text)',
        ],
      ],
    },
  },
  {
    file: 'src/build-log/step.ts',
    by: 'build-log/without-a-stored-log-the-stream-is-shown',
    rules: {
      'If the store refuses twice, or is silent for 10 s, the lines of the stream are shown': [
        [{ in: 'stepLog', if: 'stayedEmpty' }, 'false'],
      ],
    },
  },
  {
    file: 'src/build-log/log-end.ts',
    by: 'build-log/without-a-stored-log-the-stream-is-shown',
    rules: {
      'Without a stored log, only a clean end of the stream is an end': [
        [{ in: 'judgeEnd', if: 'cleanEndMs' }, "source === 'stream'"],
        [{ in: 'judgeEnd', if: 'cleanEndMs' }, 'false'],
      ],
    },
  },
]
