import type { World } from './world.ts'

/** Without what matters no more: changes that each list shows, deleted rows that none does, and whose rows those of a run are that is over. */
export function forget(world: World, shown: number, over: number): World {
  const changes = world.changes.slice(shown)
  const rows = world.rows
    .filter(({ id, isDeleted }) => !isDeleted || changes.includes(-id))
    .map((row) =>
      row.owner === undefined || (over & (1 << row.owner)) === 0
        ? row
        : { ...row, owner: undefined, payload: { ...row.payload, attempt: undefined } },
    )
  return { ...world, changes, rows }
}

/** The same world for runs that have changed their places: `order` names for each new place the old one. */
export function inOrder(world: World, order: readonly number[]): World {
  const rows = world.rows.map((row) => (row.owner === undefined ? row : { ...row, owner: order.indexOf(row.owner) }))
  return { ...world, rows }
}
