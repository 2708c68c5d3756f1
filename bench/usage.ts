/** What each bench measures is in bench/README.md. */
export const usage = `Usage: npm run bench -- NAME [OPTIONS]

  packing   packing and sending a folder: [--large] [--only a|b|c] [--rounds N] [--clean]
  start     the start of each action and of the command: [--rounds N]
  distance  round trips, and following from far away: [ROUNDS [LINES]]
  log       a million lines through the built action: [ROUNDS [LINES]]`
