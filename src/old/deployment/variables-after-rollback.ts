import { message } from '../text/message.ts'

/** Said of each rollback. */
export const keptVariables = message`rollback-keeps-variables: A rollback deploys earlier code and changes no variables: the service keeps them as they are now.`
