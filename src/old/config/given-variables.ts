import type { Variable } from '../deployment/start/variable-writes.ts'
import { parseDotenv } from './dotenv-parser.ts'
import type { Inputs } from './inputs.ts'

/**
 * The variables of `env` in the configuration file, and of `env-vars`, each once: the later ones win.
 *
 * @throws InputError naming the input and the line, never a value
 */
export function readVariables(inputs: Inputs): readonly Variable[] {
  const own = parseDotenv(inputs.get('env-vars') ?? '', inputs.named)
  return [...new Map([...inputs.env, ...own])].map(([key, value]) => ({ key, value }))
}
