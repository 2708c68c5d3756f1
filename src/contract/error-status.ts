/** The meaning of each documented error status (contract: Errors), as a clause that ends a sentence. */
export const statusMeanings = {
  400: 'invalid parameters: required fields, types or resource configuration',
  401: 'API key missing, invalid or revoked',
  402: 'the account must resolve a billing requirement',
  403: 'caller or key scope does not permit the operation, including a restricted key that omitted its environment',
  404: 'resource does not exist or is not visible; a resource outside the permissions of the caller may be reported as missing',
  409: 'current resource state prevents the operation',
  500: 'operation could not be completed; the state of a write should be checked before retrying',
} as const

/** An error status that the contract documents. */
export type DocumentedStatus = keyof typeof statusMeanings

/** False for statuses that the contract does not mention, e.g. 429 and 503. */
export function isDocumentedStatus(status: number): status is DocumentedStatus {
  return Object.hasOwn(statusMeanings, status)
}
