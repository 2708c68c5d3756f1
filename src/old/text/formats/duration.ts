const units = { h: 3_600_000, m: 60_000, s: 1_000, ms: 1 } as const
const form = /^(?:(?<h>\d{1,9})h)?(?:(?<m>\d{1,9})m)?(?:(?<s>\d{1,9})s)?(?:(?<ms>\d{1,9})ms)?$/

/** The milliseconds of `90s`, `30m`, `1h30m`, `300ms`; undefined for anything else, a bare number included. */
export function parseDuration(text: string): number | undefined {
  const groups = form.exec(text)?.groups
  if (text === '' || groups === undefined) return undefined
  return Object.entries(units).reduce((total, [unit, worth]) => total + Number(groups[unit] ?? 0) * worth, 0)
}

/** Milliseconds as people read them: `0.4 s`, `12 s`, `3 m 05 s`; negative ones count as 0. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, ms) / 1000
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} m ${String(whole % 60).padStart(2, '0')} s`
}

/** How long ago something was, in one unit: `40 s ago`, `5 m ago`, `3 h ago`, `12 d ago`; what is in the future is `now`. */
export function formatAge(ms: number): string {
  return ms < 1_000 ? 'now' : `${formatSpan(ms)} ago`
}

/** A time in one unit, rounded down: `40 s`, `5 m`, `3 h`, `12 d`. */
export function formatSpan(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} m`
  if (seconds < 172_800) return `${Math.floor(seconds / 3_600)} h`
  return `${Math.floor(seconds / 86_400)} d`
}
