import { parseAst } from 'vitest/node'

/**
 * A piece of a source, found by its syntax. `value` finds the value of the constant, field or property of this name. Each other kind
 * finds the one piece that contains a text, or the innermost if several are nested: `{ if: 'tries' }` finds the condition that
 * contains `tries`. `in` names the function, method or property to search.
 */
export type Place = { readonly in?: string } & (
  | { readonly value: string }
  | { readonly [Kind in keyof typeof kinds]: Record<Kind, string> }[keyof typeof kinds]
  /** The text itself, if no syntax fits. It must occur once. */
  | { readonly text: string }
)

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** The pieces of each kind in a node. */
const kinds = {
  /** The condition of an `if`. */
  if: (node: Node) => (node.type === 'IfStatement' ? [node['test']] : []),
  /** A returned value, also of an arrow function without braces. */
  return: (node: Node) => {
    if (node.type === 'ReturnStatement') return [node['argument']]
    return node.type === 'ArrowFunctionExpression' && node['expression'] === true ? [node['body']] : []
  },
  /** An operand of `&&`, `||`, `??` or `a ? b : c`. */
  operand: (node: Node) => {
    if (node.type === 'LogicalExpression') return [node['left'], node['right']]
    return node.type === 'ConditionalExpression' ? [node['test'], node['consequent'], node['alternate']] : []
  },
  call: (node: Node) => (node.type === 'CallExpression' ? [node] : []),
  argument: (node: Node) => (node.type === 'CallExpression' ? [node['arguments']].flat() : []),
  element: (node: Node) => (node.type === 'ArrayExpression' ? [node['elements']].flat() : []),
  statement: (node: Node) => (node.type.endsWith('Statement') && node.type !== 'BlockStatement' ? [node] : []),
}

/** The start and end of the place, as `slice` takes them. Throws if the source has no such place, or several. */
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

/** The node and all its descendants. */
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

/** Throws unless each node is inside the next larger one. */
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
