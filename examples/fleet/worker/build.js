// Fails: the file was renamed, and this line was forgotten.
await import('./jobs.js')
