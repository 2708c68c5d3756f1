import { type ActionName, type CommandName, each } from '../declaration.ts'

/** The actions that run one service. */
export const flows = each<ActionName>(true, 'deploy', 'preview', 'gate', 'rollback')

/** The commands that run one service. */
export const following = each<CommandName>(true)

/** The commands that read the configuration file. */
export const allRemote = {
  ...following,
  ...each<CommandName>(true, 'fleet'),
}
