/** `npm run soak` runs the built product against random faults; `npm run soak -- --stop` stops it at random moments. */
const at = process.argv.indexOf('--stop')
if (at < 0) await import('./faults-main.ts')
else {
  process.argv.splice(at, 1)
  await import('./stop-main.ts')
}
