import { message } from '../../text/message.ts'

/** What is said of a name that means something else in a clone than on the platform, which deploys it all the same; undefined of any other. */
export function adviseOnLocalRef(ref: string, option: string): string | undefined {
  if (ref === 'HEAD' || ref === '@')
    return message`ref-is-head: ${option} ${ref} is the default branch of the service's repository, and not what is checked out here. For that: ${option} "$(git rev-parse HEAD)".`
  const [, branch] = /^(?:refs\/remotes\/)?(?:origin|upstream)\/(.+)$/.exec(ref) ?? []
  return branch === undefined
    ? undefined
    : message`ref-of-a-clone: ${option} ${ref} is what a clone calls the branch ${branch} of its server. For that: ${option} ${branch}.`
}
