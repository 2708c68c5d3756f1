import type { SerializedPlan } from '../fleet/result.ts'
import { heading, prose } from '../output/markdown.ts'
import { excerpt } from '../text/message.ts'
import { longestReason, mostTable, tableWithin } from './fleet-table.ts'
import type { PlanRun } from './run-report.ts'

/** The rows of a plan: the service, what is done with it, after which, and why. */
export function toPlanRows({ services, unchanged }: SerializedPlan): readonly (readonly string[])[] {
  return [
    ...services.map(({ service, needs, reason, check }) => [
      service,
      check === null ? 'deploy' : 'check',
      needs.join(', '),
      reason,
    ]),
    ...unchanged.map(({ service, reason }) => [service, 'leave', '', reason]),
  ]
}

/** The summary of a plan as Markdown: what it deploys in which order, and why; at most 1 MiB whatever its size. */
export function formatPlanSummary({ plan, reason }: PlanRun, title: string): string {
  const rows = toPlanRows(plan).map((cells) => cells.map((cell) => prose(excerpt(cell, longestReason))))
  const shown = tableWithin(mostTable, rows, ['Service', 'Plan', 'After', 'Why'])
  return `${heading(prose(`${title}: plan`))}\n\n<p>${prose(reason)}</p>\n\n${shown}\n`
}
