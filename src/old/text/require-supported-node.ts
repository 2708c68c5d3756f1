/** Imported before everything else by the entries of the library. Throws if Node is too old for the rest. */
import { unsupportedNode } from './supported-node.ts'

const refusal = unsupportedNode()
if (refusal !== undefined) throw new Error(refusal)
