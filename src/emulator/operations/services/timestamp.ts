const format = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(\.\d+)?(?:[Zz]|([+-])(\d\d):(\d\d))$/

/**
 * An RFC 3339 timestamp as milliseconds since 1970. A finer fraction is rounded up, so that an earlier event does not seem to
 * have happened at that time. Undefined if the text is malformed, or the date does not exist.
 */
export function readTimestamp(given: string): number | undefined {
  const match = format.exec(given)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number)
  const [offsetHour, offsetMinute] = [Number(match[9] ?? 0), Number(match[10] ?? 0)]
  // A leap second is written as second 60.
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return undefined
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  date.setUTCHours(hour, minute, second)
  const offset = (offsetHour * 60 + offsetMinute) * (match[8] === '-' ? -1 : 1)
  const milliseconds = Math.ceil(Number(`${match[7] ?? '.0'}e3`))
  return date.getTime() - offset * 60_000 + milliseconds
}
