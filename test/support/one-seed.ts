import * as fc from 'fast-check'
import { seed } from './property.ts'

// A plain `fc.assert` takes it too.
fc.configureGlobal({ seed })
