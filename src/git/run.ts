import { definedFields } from '../text/defined-fields.ts'
import { oneLine } from '../text/message.ts'

/** What Git printed, or why it failed, in its own words. */
export type GitAnswer = { readonly ok: true; readonly output: string } | { readonly ok: false; readonly why: string }

/** Runs Git with these arguments, and gives it `input` on stdin. Never rejects. */
export type RunGit = (args: readonly string[], input?: string) => Promise<GitAnswer>

/** What Git prints in a folder, without white space around it; undefined if it fails or is not installed. */
export async function git(folder: string, args: readonly string[]): Promise<string | undefined> {
  const answer = await gitIn(folder)(args)
  return answer.ok ? answer.output.trim() : undefined
}

const mostWords = 4_000

/** Git in a folder. It asks for no password; an abort ends it. It inherits the environment of the process unless one is given. */
export function gitIn(
  folder: string,
  signal?: AbortSignal,
  env?: Readonly<Record<string, string | undefined>>,
): RunGit {
  return async (args, input = '') => {
    // Most runs need no Git.
    const { spawn } = await import('node:child_process')
    return await new Promise((resolve) => {
      // A replacement of a commit would be read in its place; whoever fetches all refs of a fork fetches its replacements.
      const child = spawn('git', ['--no-replace-objects', '-c', 'core.askPass=', '-C', folder, ...args], {
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
        ...definedFields({ signal, env }),
      })
      const chunks: Buffer[] = []
      let words = ''
      child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        if (words.length < mostWords) words += text
      })
      // A Git that ends early does not read all of it.
      child.stdin.on('error', () => undefined)
      child.stdin.end(input)
      child.on('error', (error) => resolve({ ok: false, why: error.message }))
      child.on('close', (code) => {
        if (code === 0) resolve({ ok: true, output: Buffer.concat(chunks).toString('utf8') })
        else resolve({ ok: false, why: causeIn(words) || `git ended with ${code}` })
      })
    })
  }
}

/** Git's own cause, without the advice below it; all of it if no line says that it is the cause. */
function causeIn(words: string): string {
  const cause = words.split('\n').find((line) => /^(?:fatal|error): /.test(line))
  return oneLine((cause ?? words).trim())
}
