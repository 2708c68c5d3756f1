import { array, boolean, type InferOutput, object, pipe, readonly, string } from 'valibot'

const names = pipe(array(string()), readonly())

/** The names of a service's variables that are remembered with a deployment; never their values. */
export const variableNames = object({
  /** What it imported itself. */
  imported: names,
  /** What earlier ones imported, what it did not give, and what is still set as far as is known. */
  left: names,
  /** Whether `left` has all of these: otherwise what earlier deployments remember counts too. */
  isWhole: boolean(),
})
export type VariableNames = Readonly<InferOutput<typeof variableNames>>
