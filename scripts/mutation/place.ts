import { parseAst } from 'vitest/node'

/**
 * A piece of a source, named by syntax: `value` is what the constant, field or property of this name holds. Of each other kind
 * it is the one piece, or the innermost of several inside each other, that contains some text: `{ if: 'tries' }` is the condition that
 * speaks of `tries`. `in` names the function, method or property to look in.
 */
export type Place = { readonly in?: string } & (
  | { readonly value: string }
  | { readonly [Kind in keyof typeof kinds]: Record<Kind, string> }[keyof typeof kinds]
  /** The text alone, where no syntax says it; it stands there once. */
  | { readonly text: string }
)

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** What a node has of each kind. */
const kinds = {
  /** The condition of an `if`. */
  if: (node: Node) => (node.type === 'IfStatement' ? [node['test']] : []),
  /** What is returned, also by an arrow without braces. */
  return: (node: Node) => {
    if (node.type === 'ReturnStatement') return [node['argument']]
    return node.type === 'ArrowFunctionExpression' && node['expression'] === true ? [node['body']] : []
  },
  /** A side of `&&`, `||` or `??`, or one of the three of `a ? b : c`. */
  operand: (node: Node) => {
    if (node.type === 'LogicalExpression') return [node['left'], node['right']]
    return node.type === 'ConditionalExpression' ? [node['test'], node['consequent'], node['alternate']] : []
  },
  call: (node: Node) => (node.type === 'CallExpression' ? [node] : []),
  argument: (node: Node) => (node.type === 'CallExpression' ? [node['arguments']].flat() : []),
  element: (node: Node) => (node.type === 'ArrayExpression' ? [node['elements']].flat() : []),
  statement: (node: Node) => (node.type.endsWith('Statement') && node.type !== 'BlockStatement' ? [node] : []),
}

/** Where the place begins and ends, as `slice` takes it. Throws where the source has no such place, or several. */
export function locate(source: string, place: Place): { readonly start: number; readonly end: number } {
  const all = nodesIn(parseAst(source, { lang: 'ts' }))
  const { in: name } = place
  const scope = name === undefined ? all : nodesIn(innermost(all.flatMap(functionsNamed(name)), place))
  if ('value' in place) return innermost(scope.flatMap(valuesNamed(place.value)), place)
  if ('text' in place) {
    const { start, end } = scope[0] ?? fail(place)
    const at = source.indexOf(place.text, start)
    if (at < 0 || at + place.text.length > end || source.slice(at + 1, end).includes(place.text)) fail(place)
    return { start: at, end: at + place.text.length }
  }
  for (const [kind, text] of Object.entries(place)) {
    if (!isKind(kind)) continue
    const found = scope.flatMap(kinds[kind]).filter(isNode)
    return innermost(
      found.filter(({ start, end }) => source.slice(start, end).includes(text)),
      place,
    )
  }
  return fail(place)
}

/** The node and all below it. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []
}

function functionsNamed(name: string): (node: Node) => Node[] {
  return (node) => {
    const isFunction = node.type === 'FunctionDeclaration' || node.type === 'MethodDefinition'
    if (isFunction) return nameOf(node['id'] ?? node['key']) === name ? [node] : []
    return valuesNamed(name)(node).filter(({ type }) => type.endsWith('FunctionExpression'))
  }
}

function valuesNamed(name: string): (node: Node) => Node[] {
  return (node) => {
    const holdsValue = ['VariableDeclarator', 'Property', 'PropertyDefinition'].includes(node.type)
    if (!holdsValue || node['shorthand'] === true) return []
    const value = node['init'] ?? node['value']
    return nameOf(node['id'] ?? node['key']) === name && isNode(value) ? [value] : []
  }
}

function nameOf(key: unknown): unknown {
  if (!isNode(key)) return undefined
  return key.type === 'PrivateIdentifier' ? `#${String(key['name'])}` : (key['name'] ?? key['value'])
}

/** Throws unless each node lies within the next larger one. */
function innermost(found: readonly Node[], place: Place): Node {
  const nodes = found.toSorted((a, b) => a.end - a.start - (b.end - b.start))
  const [first] = nodes
  const nested = nodes.every((node, index) => {
    const inner = nodes[index - 1] ?? node
    return node.start <= inner.start && node.end >= inner.end
  })
  return first !== undefined && nested ? first : fail(place)
}

function isKind(kind: string): kind is keyof typeof kinds {
  return Object.hasOwn(kinds, kind)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

function fail(place: Place): never {
  throw new Error(`The source has no such place, or several: ${JSON.stringify(place)}`)
}
