import { fleetRules } from './fleet-rules.ts'
import { inferenceRules } from './inference-rules.ts'
import { lineRules } from './line-rules.ts'
import { logEndRules } from './log-end-rules.ts'
import { logGapRules } from './log-gap-rules.ts'
import { logRules } from './log-rules.ts'
import type { Mutation } from './mutation.ts'
import { patienceRules } from './patience-rules.ts'
import { previewRules } from './preview-rules.ts'
import { verdictRules } from './verdict-rules.ts'
import { writeRules } from './write-rules.ts'

/** Every rule, with the edits that break it. */
export const rules: readonly Mutation[] = [
  ...verdictRules,
  ...inferenceRules,
  ...patienceRules,
  ...logRules,
  ...logGapRules,
  ...logEndRules,
  ...lineRules,
  ...writeRules,
  ...previewRules,
  ...fleetRules,
]
