// Fetches `repository` at `ref` from the Git server of the tests into `path`.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

const input = (name) => process.env[`INPUT_${name.toUpperCase()}`]
const folder = join(process.env.GITHUB_WORKSPACE, input('path'))
rmSync(folder, { recursive: true, force: true })
execFileSync('git', ['init', '--quiet', folder])
const git = (...args) => execFileSync('git', args, { cwd: folder, stdio: 'inherit' })
git('sparse-checkout', 'set', ...input('sparse-checkout').split('\n').filter(Boolean))
git('fetch', '--quiet', '--depth=1', `${process.env.GITHUB_SERVER_URL}/${input('repository')}`, input('ref'))
git('checkout', '--quiet', 'FETCH_HEAD')
