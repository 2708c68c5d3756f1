/** Imported first by the entries of the library: on an older Node all else fails in ways that say nothing. */
const oldest = 24

if (Number.parseInt(process.versions.node, 10) < oldest) {
  const advice = 'Install a newer Node.js, or put it first on `PATH`.'
  throw new Error(`Taxiway needs Node.js ${oldest} or later, but runs on ${process.versions.node}. ${advice}`)
}
