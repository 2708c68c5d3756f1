const oldest = 24

/**
 * Describes the problem if this process runs on an old Node.js; undefined otherwise. This function itself must run on
 * old versions.
 */
export function findOldNode(): string | undefined {
  const { node } = process.versions
  if (Number.parseInt(node, 10) >= oldest) return undefined
  const advice = 'Install a newer Node.js, or put it first on `PATH`.'
  return `Taxiway needs Node.js ${oldest} or later, but runs on ${node}. ${advice}`
}
