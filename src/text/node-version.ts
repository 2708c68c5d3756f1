const oldest = 24

/** What is wrong with the Node.js of this process; undefined if it is new enough. It must run on an old one, too. */
export function findOldNode(): string | undefined {
  const { node } = process.versions
  if (Number.parseInt(node, 10) >= oldest) return undefined
  const advice = 'Install a newer Node.js, or put it first on `PATH`.'
  return `Taxiway needs Node.js ${oldest} or later, but runs on ${node}. ${advice}`
}
