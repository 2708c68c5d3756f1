/**
 * `npm run fuzz -- log` sends a million hostile lines through the log printer, and reads the output as the runner would;
 * `npm run fuzz -- guards` sends them through what guards each CI system.
 */
const targets: Readonly<Record<string, () => Promise<unknown>>> = {
  log: () => import('./fuzz-log.ts'),
  guards: () => import('./fuzz-guards.ts'),
}

const [name = ''] = process.argv.splice(2, 1)
const target = targets[name]
if (target === undefined) {
  console.error(`There is nothing to fuzz by the name "${name}". Choose one: ${Object.keys(targets).join(', ')}.`)
  process.exitCode = 2
} else {
  await target()
}
