/**
 * `npm run bench -- NAME`: runs one of the benches. Each says at its beginning what it measures and what else it takes;
 * bench/README.md has the goals and the last numbers.
 */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  packing: () => import('./packing.ts'),
  start: () => import('./start.ts'),
  distance: async () => {
    await import('./distance.ts')
    await import('./distance-following.ts')
  },
  print: () => import('./print.ts'),
  log: () => import('./log-flood.ts'),
  fleet: () => import('./fleet.ts'),
}

// Each reads the rest of the command line as its own.
const [name = ''] = process.argv.splice(2, 1)
const bench = benches[name]
if (bench === undefined) {
  console.error(`There is no bench "${name}". Choose one: ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 2
} else {
  await bench()
}
