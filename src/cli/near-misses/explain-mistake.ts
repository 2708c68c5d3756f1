import type { Command, CommanderError } from 'commander'
import { quoteWord } from '../../text/formats/shell-word.ts'
import { shorten } from '../../text/formats/shortening.ts'
import { Redactor } from '../../text/secrets/redactor.ts'
import { didYouMean, likelyName } from '../../text/spelling-suggestions.ts'
import { addressArgument, otherArguments } from './other-arguments.ts'
import { type OtherName, otherCommands, otherOptions } from './other-names.ts'

/** What to do about the words behind `taxiway call`, if that is known; it knows the operations, which take long to load. */
type AdviseOnCall = (words: readonly string[], option?: string) => string | undefined

/** What the parser refused, in one line that says what to do. Values of options are not quoted: they may be secrets. */
export function explainMistake(
  error: Pick<CommanderError, 'code' | 'message'>,
  command: Command,
  allCommands: readonly string[],
  adviseOnCall: AdviseOnCall,
): string {
  const [what = ''] = error.message.replace(/^error: (.)/, (_, first: string) => first.toUpperCase()).split('\n')
  const name = commandName(command)
  const help =
    name === '' ? 'Options follow the command. See taxiway help for the commands.' : `See taxiway help ${name}.`
  const [, quoted = ''] = /'([\s\S]*?)'/.exec(error.message) ?? []
  switch (error.code) {
    case 'commander.unknownCommand':
      return name === '' ? explainUnknownCommand(quoted, allCommands) : explainUnknownPart(quoted, command)
    case 'commander.unknownOption': {
      const [option = ''] = /^-\w(?!\w)|^-[a-z]{2}[\w-]*|^-[a-z](?=\d)|^[^=]+/i.exec(quoted) ?? []
      const asArguments = name === 'call' ? adviseOnCall(command.args, option) : undefined
      const hint = asArguments ?? adviseOnOption(option, name, command) ?? help
      return `Unknown option '${shorten(option)}'. ${hint}`
    }
    case 'commander.excessArguments':
      if (name === 'call')
        return `taxiway call takes one argument, the operation; what the operation takes goes into --args. ${adviseOnCall(command.args) ?? help}`
      return explainTooMany(name, command) ?? `${what.replace(/\.?$/, '.')} ${help}`
    case 'commander.optionMissingArgument': {
      const [option = quoted] = quoted.split(' ')
      return `${option} needs a value. ${help}`
    }
    case 'commander.invalidArgument':
      return `${explainChoice(what)} ${help}`
    case 'commander.missingArgument':
      return `${what.replace(/\.?$/, '.')} ${missing[name] ?? help}`
    default:
      return `${what.replace(/\.?$/, '.')} ${help}`
  }
}

/** `taxiway` itself is the empty name, a part has two words. */
function commandName(command: Command): string {
  const { parent } = command
  if (!parent) return ''
  return [commandName(parent), command.name()].filter((word) => word !== '').join(' ')
}

/** What to do about an argument that is needed and was not given. */
const missing: Readonly<Record<string, string>> = {
  follow: 'Give its id, which `taxiway history --service-id ID` lists.',
  call: 'Name one of the operations that `taxiway help call` lists, such as get_scaling.',
}

/** There is no command of this name. */
export function explainUnknownCommand(name: string, commands: readonly string[]): string {
  const row = otherCommands.find(({ typed }) => typed.includes(name))
  const ours = row?.ours.map((each) => `taxiway ${each}`) ?? []
  const near = likelyName(name, commands)
  const meant = ours.length > 0 ? ours : near === undefined ? [] : [near]
  const hints = [meant.length > 0 ? `Did you mean ${meant.join(' or ')}?` : '', row?.advice ?? '']
  return [`There is no command "${shorten(name)}".`, ...hints, 'See taxiway help for the commands.']
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function explainUnknownPart(name: string, command: Command): string {
  const parts = command.commands.map((part) => part.name())
  const isAlike = otherCommands.find(({ typed }) => typed.includes(name))?.ours ?? []
  const same = isAlike.map((each) => each.split(' ').at(-1) ?? '').find((each) => parts.includes(each))
  const hint =
    same === undefined
      ? didYouMean(name, parts, `Its commands are ${parts.join(', ')}.`, plain)
      : `Did you mean ${same}?`
  return `taxiway ${commandName(command)} has no command "${shorten(name)}". ${hint}`
}

/** What an option of another tool is called here, else the option of which it is a slip. Undefined if nothing is alike. */
function adviseOnOption(option: string, name: string, command: Command): string | undefined {
  const has = command.options.flatMap(({ long, hidden }) => (long && !hidden ? [long] : []))
  const typed = option.toLowerCase()
  for (const row of otherOptions) {
    const isMeant = row.typed.includes(option) || row.typed.includes(typed)
    if (!isMeant || row.within?.includes(name) === false) continue
    const advice = findAdvice(row, has)
    if (advice !== undefined) return advice
  }
  const negated = option.replace(/^--no-/, '--')
  if (negated !== option && has.includes(negated)) return `To go without it, leave ${negated} out.`
  const long = option.replace(/^-(?=\w{2})/, '--')
  if (long !== option && has.includes(long)) return `Did you mean ${long}?`
  const near = long.startsWith('--') ? didYouMean(long, has, '', plain) : ''
  return near === '' ? undefined : near
}

/** A terminal shows no code. */
function plain(name: string): string {
  return name
}

function findAdvice({ ours, advice }: OtherName, has: readonly string[]): string | undefined {
  const [best] = ours.filter((each) => has.includes(each))
  return best === undefined ? advice : `Did you mean ${best}?`
}

/** A value that is not one of those that an option takes: the one that it is a slip of, else all. */
function explainChoice(refusal: string): string {
  const [, option = '', given = '', all = ''] =
    /^Option '(\S+)[^']*' argument '([\s\S]*)' is invalid\. Allowed choices are (.*)\.$/.exec(refusal) ?? []
  const near = all === '' ? undefined : likelyName(given, all.split(', '))
  if (near === undefined) return refusal.replace(/\.?$/, '.')
  return `${option} cannot be "${shorten(given)}". Did you mean ${near}?`
}

/** Undefined if nothing is known of what the argument may be. */
function explainTooMany(name: string, command: Command): string | undefined {
  const extra = command.args.slice(command.registeredArguments.length)
  const [first = ''] = extra
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(first)
  const has = command.options.map(({ long }) => long)
  const meant = isAddress && has.includes(addressArgument.option) ? addressArgument : otherArguments[name]
  // An address may have a password in it.
  const shown = isAddress ? 'an address' : `"${redacted(first)}"`
  const taken = command.registeredArguments.length === 0 ? 'no argument' : 'no other argument'
  const refusal = `taxiway ${name} takes ${taken}, but ${shown} was given.`
  const [, dashes = '', option = ''] = /^([\u2010-\u2015\u2212]*)([a-z-]+)(?:=|$)/.exec(first) ?? []
  // Editors and chats make one long dash of two hyphens.
  if (dashes !== '' || first.includes('=')) {
    const [meant] = has.filter((long) => long === `--${option}`)
    if (meant !== undefined) return `${refusal} Did you mean ${meant}, with two hyphens?`
  }
  if (unit.test(first)) return `${refusal} A duration is one word, such as 10m or 1h30m.`
  if (name === 'deploy' && !isAddress)
    return `${refusal} To deploy a branch or a commit, use --ref; for another service --service-id; to upload a folder or an archive, use taxiway upload.`
  // A path is not an id.
  if (meant === undefined || (meant.option === '--service-id' && /^[./~]/.test(first))) return undefined
  const values = extra.map((each) => quoteWord(redacted(each)))
  const value = isAddress ? 'URL' : values.length > 1 && meant.option === '--services' ? values.join(',') : values[0]
  return `${refusal} For ${meant.what}: ${meant.option} ${value}.`
}

/** Of a duration that was written with a space. */
const unit = /^(?:ms|s|sec|secs|seconds?|m|min|mins|minutes?|h|hrs?|hours?)$/i

function redacted(word: string): string {
  const key = process.env['TAXIWAY_API_KEY']?.trim()
  return shorten(new Redactor(...(key ? [key] : [])).redact(word))
}
