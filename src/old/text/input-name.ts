/**
 * How a sentence names an input, with its value if one is given. A message holds the name as a part, `${input('wait', 'false')}`, and is
 * given this function by whoever runs it: a step of a workflow, a command, a program.
 */
export type NameInput = (name: string, value?: string) => string

/** As an action, the configuration file and the library call it: `wait`, or `wait: false`. */
export const nameAsInput: NameInput = (name, value) => `\`${value === undefined ? name : `${name}: ${value}`}\``
