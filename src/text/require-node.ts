import { findOldNode } from './node-version.ts'

// The entries of the library import this first: on an older Node, everything else fails with messages that do not help.
const problem = findOldNode()
if (problem !== undefined) throw new Error(problem)
