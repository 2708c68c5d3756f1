import type { ConfigSearch } from '../config/file/config-search.ts'

/** A repository on a server such as GitHub's. */
export interface HostedRepository {
  readonly owner: string
  readonly repo: string
  /** Address of the server's API; undefined is the usual one. */
  readonly apiUrl: string | undefined
}

/** What the host says about the job; nothing in it is secret. */
export interface JobFacts {
  /** Undefined outside of a job of such a server. */
  readonly repository: HostedRepository | undefined
  /** The commit that the job is about: of a change request its head, not the merge commit that is tested. */
  readonly sha: string | undefined
  /** The branch that `sha` is of, if the host says which. */
  readonly branch?: string | undefined
  /** The branch or tag that was checked out. */
  readonly refName: string | undefined
  /** Address of the run, for people. */
  readonly runUrl: string | undefined
  /** Address of the page of `sha`, for people. */
  readonly commitUrl?: string | undefined
  /** Which attempt of the run it is, from 1, if the host says so. */
  readonly attempt?: number | undefined
  /** The folder that relative paths start from. */
  readonly workspace: string
  /** The folder where a configuration file is looked for, and whose counts. */
  readonly config: ConfigSearch
  /** For files of this run alone. */
  readonly temporaryFolder: string
  /** Where the build log is written as printed; undefined writes no file. */
  readonly logFile: string | undefined
  /** A folder that the steps of a job share, and that is emptied after it; undefined outside of a job. */
  readonly jobFolder: string | undefined
  /** The files that the host has this run write beside `logFile`, absolute. */
  readonly reportFiles?: readonly string[]
}
