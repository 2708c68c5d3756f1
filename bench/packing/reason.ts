/** Why a program failed, in one line: the first line that names a failure, or else its last line, or else how it ended. */
export function reasonOf(stderr: string, code: number | null, signal: string | null): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '')
  const reason = lines.find((line) => /^curl: |^\w*Error\b/.test(line)) ?? lines.at(-1)
  return reason?.trim().slice(0, 200) ?? (signal === null ? `exit code ${code}` : `ended by ${signal}`)
}
