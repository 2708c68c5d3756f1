/** Whether one of them is listed. GitHub and GitLab tell labels apart whatever their case. */
export function hasListed(labels: readonly string[], listed: readonly string[]): boolean {
  const lower = new Set(labels.map((label) => label.toLowerCase()))
  return listed.some((label) => lower.has(label.toLowerCase()))
}
