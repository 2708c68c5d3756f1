import type { SerializedPlan } from '../../report/formats/serialized-plan.ts'

/** GitHub's limit of a matrix. */
const mostEntries = 256

/**
 * The plan as matrices (`strategy.matrix.include`) of at most 256 entries, each of services that may be deployed at once: those of one
 * level, or a part of them, in order. A workflow runs one after the other.
 */
export function toMatrices({ services }: Pick<SerializedPlan, 'services'>) {
  const matrices: { readonly service: string; readonly level: number }[][] = []
  for (const { service: name, level } of services) {
    const last = matrices.at(-1)
    if (last === undefined || last.length === mostEntries || last[0]?.level !== level)
      matrices.push([{ service: name, level }])
    else last.push({ service: name, level })
  }
  return matrices
}
