import { readFileSync } from 'node:fs'
import { parseAst } from 'rolldown/parseAst'
import { pathOf } from './sources.ts'

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

/** Names a function that gives something empty in place of what failed, or could not be read. */
export interface LostFailure {
  readonly file: string
  /** The innermost function that has a name. */
  readonly function: string
}

/**
 * Every `catch` that returns something empty or does nothing, every `.catch()` that gives something empty, and every empty default for
 * what was waited for.
 */
export function lostFailures(file: string, source = readFileSync(pathOf(file), 'utf8')): LostFailure[] {
  const found: LostFailure[] = []
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, name)
      return
    }
    if (!isNode(value)) return
    const inner = functionName(value) ?? name
    if (losesFailure(value)) found.push({ file, function: inner })
    for (const child of Object.values(value)) visit(child, inner)
  }
  visit(parseAst(source, { lang: file.endsWith('.ts') ? 'ts' : 'js' }), '')
  return found
}

function losesFailure(node: Node): boolean {
  switch (node.type) {
    case 'CatchClause':
      return isNode(node['body']) && (statementsOf(node['body']).length === 0 || returnsEmpty(node['body']))
    case 'CallExpression':
      return isCatchCall(node)
    case 'LogicalExpression':
      return node['operator'] === '??' && isAwait(node['left']) && isEmpty(node['right'])
    default:
      return false
  }
}

/** `.catch(() => undefined)`, `.then(…, () => [])` and the like. */
function isCatchCall(node: Node): boolean {
  const { callee } = node
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee['property'])) return false
  const method = callee['property']['name']
  const handler = [node['arguments']].flat()[method === 'catch' ? 0 : 1]
  if ((method !== 'catch' && method !== 'then') || !isNode(handler) || !isNode(handler['body'])) return false
  const { body } = handler
  return body.type === 'BlockStatement' ? statementsOf(body).length === 0 || returnsEmpty(body) : isEmpty(body)
}

function returnsEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(returnsEmpty)
  if (!isNode(value) || value.type.includes('Function')) return false
  if (value.type === 'ReturnStatement') return value['argument'] !== null && isEmpty(value['argument'])
  return Object.values(value).some(returnsEmpty)
}

/** A literal, or an empty list, record, map or set. */
function isEmpty(value: unknown): boolean {
  if (!isNode(value)) return false
  const { type } = value
  if (type === 'ParenthesizedExpression') return isEmpty(value['expression'])
  if (type === 'Literal') return true
  if (type === 'UnaryExpression') return isEmpty(value['argument'])
  if (type === 'Identifier') return value['name'] === 'undefined'
  if (type === 'ArrayExpression') return [value['elements']].flat().length === 0
  if (type === 'ObjectExpression') return [value['properties']].flat().length === 0
  return type === 'NewExpression' && [value['arguments']].flat().length === 0
}

function isAwait(value: unknown): boolean {
  if (!isNode(value)) return false
  return value.type === 'ParenthesizedExpression' ? isAwait(value['expression']) : value.type === 'AwaitExpression'
}

function functionName(node: Node): string | undefined {
  if (node.type === 'FunctionDeclaration') return nameOf(node['id'])
  if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') return nameOf(node['key'])
  const holdsFunction = isNode(node['init']) && node['init'].type.includes('Function')
  return node.type === 'VariableDeclarator' && holdsFunction ? nameOf(node['id']) : undefined
}

function nameOf(key: unknown): string | undefined {
  if (!isNode(key)) return undefined
  return key.type === 'PrivateIdentifier' ? `#${String(key['name'])}` : String(key['name'] ?? key['value'])
}

function statementsOf(block: Node): unknown[] {
  return [block['body']].flat()
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
