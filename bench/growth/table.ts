import { megabytes, table } from '../table.ts'
import type { Growth } from './growth.ts'

/** The measured points as a table in Markdown. */
export function growthTable({ bySize, byCount }: Growth): string {
  const rows = [...bySize, ...byCount].map(({ files, bytes, seconds, memory }) => {
    const { median, least, most } = seconds
    const spread = `${median.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`
    return [files.toLocaleString('en'), megabytes(bytes), spread, megabytes(memory)]
  })
  return table(['files', 'MB', 'seconds, median (least to most)', 'peak memory, MB'], rows)
}
