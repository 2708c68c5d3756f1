// The build of a soak run: it prints the lines of its plan over the time of its plan, and leaves with the plan's code.
const { lines, bursts, durationMs, code } = JSON.parse(Buffer.from(process.argv[2], 'base64url').toString())
const texts = {
  plain: (n) => `step ${n}`,
  unicode: (n) => `čtyřicet ${n} ✈ 航空 🛫`,
  command: (n) => `::error::fooled ${n}`,
  issue: (n) => `##[add-mask]fooled ${n}`,
  stop: (n) => `::stop-commands::fooled ${n}`,
  escape: (n) => `\u001b[31mred\u001b[0m\u001b]0;title\u0007 ${n}`,
  secret: (n) => `key=${process.env.LEAK} ${n}`,
  encoded: (n) => `basic ${Buffer.from(`user:${process.env.LEAK}`).toString('base64')} ${n}`,
  long: (n) => `${n} ${'x'.repeat(20_000)}`,
  return: (n) => `10%\r::warning::fooled\r100% ${n}`,
}
const size = Math.max(1, Math.ceil(lines.length / bursts))
let next = 0
const burst = () => {
  const text = lines
    .slice(next, next + size)
    .map((kind, index) => `#${next + index + 1}# ${texts[kind](next + index + 1)}\n`)
  next += size
  process.stdout.write(text.join(''))
  if (next < lines.length) setTimeout(burst, durationMs / bursts)
  else setTimeout(() => process.exit(code), durationMs / bursts)
}
burst()
