import { expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'

const { hiddenFailure: ofStorage } = operations.set_storage
const { hiddenFailure: ofStatement } = operations.db_query

test.each([
  [{ storageGb: 20, previousGb: 10, applyError: '' }, undefined],
  [{ storageGb: 20, previousGb: 10, applyError: ' ' }, undefined],
  [{ storageGb: 20, previousGb: 10, applyError: null }, undefined],
  [{ storageGb: 20 }, undefined],
  [{ applyError: 'disk is busy' }, 'The new size was stored, but applying it failed: disk is busy'],
])('set_storage: %j', (result, failure) => expect(ofStorage(result)).toBe(failure))

test.each([
  [{ output: 'UPDATE 1' }, undefined],
  [{ output: 'UPDATE 1', error: '' }, undefined],
  [{ output: 'UPDATE 1', error: null }, undefined],
  [{ output: null }, undefined],
  [{ output: '', success: false }, 'The statement failed, and the platform does not say why.'],
  [{ output: 'ERROR:  no' }, 'The statement failed: ERROR:  no'],
  [{ output: '', error: 'no such table' }, 'The statement failed: no such table'],
  [{ error: { message: 'no such table' } }, 'The statement failed: no such table'],
])('db_query: %j', (result, failure) => expect(ofStatement(result)).toBe(failure))
