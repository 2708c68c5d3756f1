/** Whether a whole value is a variable that nothing has filled in: single quotes, another shell, or a CI that does not know it. */
export function isUnfilled(value: string): boolean {
  return /^(?:\$\{?[A-Z_][A-Z0-9_]*\}?|\$env:\w+|%[A-Z_][A-Z0-9_]*%)$/.test(value.trim())
}
