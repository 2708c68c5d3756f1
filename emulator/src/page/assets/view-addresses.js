/** The addresses of the views: which view an address shows, and where an earlier one leads now. Knows nothing of the document. */

/** The label of each view that has one in the navigation. */
export const tabs = { services: 'Services', faults: 'Faults', requests: 'Requests' }

/** The tab of each view. @type {Readonly<Record<string, keyof typeof tabs>>} */
const tabOfView = { services: 'services', deployments: 'services', faults: 'faults', requests: 'requests' }

/** Where views of earlier versions are now. @type {Readonly<Record<string, readonly string[]>>} */
const moved = {
  ledger: ['requests', 'effects'],
  try: ['faults', 'try'],
  resilience: ['faults', 'every'],
  dialect: ['settings'],
}

/**
 * The decoded parts of an address after `#/`, as this version names them.
 * @param {string} hash
 * @returns {string[]}
 */
export function parseHash(hash) {
  const [name = 'services', ...path] = hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)
  // An address may name what every object has, such as `constructor`.
  const now = Object.hasOwn(moved, name) ? moved[name] : undefined
  return [...(now ?? [name]), ...path]
}

/**
 * The address that has taken the place of one of an earlier version; undefined for any other.
 * @param {string} hash
 */
export function movedTo(hash) {
  const name = /^#\/?([^/]+)/.exec(hash)?.[1] ?? ''
  return Object.hasOwn(moved, name) ? to(...parseHash(hash)) : undefined
}

/**
 * The tab that is current; undefined if the view belongs to none.
 * @param {string} name of the view
 */
export function readTab(name) {
  return Object.hasOwn(tabOfView, name) ? tabOfView[name] : undefined
}

/** How many parts of its address say which view it is; what follows only moves it. @param {readonly string[]} parts */
export function viewKey([name = '', ...path]) {
  const own = name === 'faults' ? (path[0] === 'every' ? 2 : 1) : name === 'requests' ? 0 : 1
  return JSON.stringify([name, ...path.slice(0, own)])
}

/**
 * The address of a view.
 * @param {...(string | number)} parts
 */
export function to(...parts) {
  return `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`
}

/** @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * The number of a line at the end of an address, such as `L12`.
 * @param {string | undefined} part
 */
export function toLine(part) {
  const digits = /^L([1-9]\d{0,14})$/.exec(part ?? '')?.[1]
  return digits === undefined ? undefined : Number(digits)
}
