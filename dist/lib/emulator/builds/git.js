import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildFailure } from './failure.js';
import { isRef, withoutCredentials } from './repository.js';
/** Every branch and tag, with their history: what it takes to find a commit by a part of its name. */
const everything = ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*'];
/** Checks out the branch, tag or commit that the deployment names, else the tracked branch. Returns the full commit id. */
export async function checkOut(job) {
    const { service, deployment } = job;
    const url = service.repoUrl ?? '';
    // A repository of another user is not trusted by Git unless the home says so; this home belongs to this build alone.
    await writeFile(join(job.home, '.gitconfig'), '[safe]\n\tdirectory = *\n');
    const ref = deployment.ref ?? service.branch ?? (await defaultBranch(job, url));
    job.say(`Fetching ${ref} from ${withoutCredentials(url)}`);
    if (!isRef(ref))
        throw new BuildFailure(`"${ref}" cannot be the name of a branch, a tag or a commit.`);
    await git(job, ['init', '--quiet']);
    const commit = await fetchCommit(job, url, ref);
    if (!commit)
        throw new BuildFailure(`Git could not fetch "${ref}" from ${withoutCredentials(url)}.`);
    if (!(await git(job, ['checkout', '--quiet', '--detach', commit]))) {
        throw new BuildFailure(`The commit ${commit} cannot be checked out.`);
    }
    return { ref, commit };
}
/** The branch that a repository checks out by itself; `HEAD` where it does not tell. */
async function defaultBranch(job, url) {
    const lines = [];
    await git(job, ['ls-remote', '--symref', url, 'HEAD'], (found) => lines.push(...found));
    const [, branch] = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(lines.join('\n')) ?? [];
    return branch ?? 'HEAD';
}
/** The commit that a ref names; only a part of a commit's name costs more than that one commit. */
async function fetchCommit(job, url, ref) {
    if (await git(job, ['fetch', '--quiet', '--depth', '1', url, ref]))
        return resolve(job, 'FETCH_HEAD');
    if (!/^[0-9a-f]{4,64}$/i.test(ref))
        return undefined;
    return (await git(job, ['fetch', '--quiet', url, ...everything])) ? resolve(job, ref) : undefined;
}
async function resolve(job, name) {
    const lines = [];
    await git(job, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], (found) => lines.push(...found));
    return lines[0];
}
/** True where Git succeeded. What it prints goes to the log, or to `capture`. */
async function git(job, args, capture) {
    // Nobody is there to be asked for a password.
    const env = { GIT_TERMINAL_PROMPT: '0' };
    try {
        return (await job.run({ program: 'git', args }, { cwd: job.source, env, capture })).code === 0;
    }
    catch (error) {
        if (error instanceof BuildFailure)
            throw error;
        throw new BuildFailure(`Git could not be started: ${error instanceof Error ? error.message : String(error)}`);
    }
}
