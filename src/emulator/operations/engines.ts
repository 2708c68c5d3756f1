import { catalog } from '../catalog.ts'
import type { Handler } from './handler.ts'

export const listEngines: Handler<'list_engines'> = () => Object.values(catalog).map((entry) => ({ ...entry }))
