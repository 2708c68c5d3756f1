import { fold, heading, prose, sentence } from '../../output/markdown.ts'
import { formatCount } from '../../text/formats/count.ts'
import { excerpt } from '../../text/formats/shortening.ts'
import type { SerializedPlan } from '../formats/serialized-plan.ts'
import type { PlanRun } from '../run-report.ts'
import { longestReason, mostReasons, mostTable, tableWithin } from './fleet-table.ts'
import { toHeadline } from './headline.ts'

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
export function formatPlanSummary(run: PlanRun): string {
  const { icon, text } = toHeadline(run, { action: 'fleet' })
  const cells = (rows: readonly (readonly string[])[]) =>
    rows.map((row) => row.map((cell) => prose(excerpt(cell, longestReason))))
  const [due, left] = [toPlanRows({ ...run.plan, unchanged: [] }), toPlanRows({ ...run.plan, services: [] })]
  const planned = due.map(([service = '', what = '', after = '', why = '']) => [
    service,
    after === '' ? what : `${what}, after ${after}`,
    why,
  ])
  const shown = due.length === 0 ? '' : tableWithin(mostTable, cells(planned), ['Service', 'Plan', 'Why'])
  const others = tableWithin(mostReasons, cells(left.map(([service = '', , , why = '']) => [service, why])), [
    'Service',
    'Why',
  ])
  const parts = [
    heading(`${icon} ${sentence(text)}`),
    shown,
    left.length === 0 ? '' : fold(`${formatCount(left.length, 'service')} left as deployed`, others),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
