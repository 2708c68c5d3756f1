import { findOldNode } from './node-version.ts'

// Imported first by the entries of the library: on an older Node all else fails in ways that say nothing.
const problem = findOldNode()
if (problem !== undefined) throw new Error(problem)
