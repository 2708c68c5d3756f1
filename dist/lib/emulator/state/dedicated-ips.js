import { text } from './row.js';
/** The dedicated IPs of the account, and what they are attached to. Each holder has one at most. */
export class DedicatedIps {
    #database;
    constructor(database) {
        this.#database = database;
    }
    /** The id must be free. */
    add({ id, address, label }) {
        this.#database.prepare('INSERT INTO dedicatedIps (id, address, label) VALUES (?, ?, ?)').run(id, address, label);
    }
    byId(id) {
        const row = this.#database.prepare('SELECT * FROM dedicatedIps WHERE id = ?').get(id);
        return row && readIp(row);
    }
    /** Takes the place of the holder's former one. */
    attach(ipId, { kind, id }) {
        this.#database
            .prepare('INSERT OR REPLACE INTO ipAttachments (kind, holderId, ipId) VALUES (?, ?, ?)')
            .run(kind, id, ipId);
    }
    /** The address stays the account's. */
    detach({ kind, id }) {
        this.#database.prepare('DELETE FROM ipAttachments WHERE kind = ? AND holderId = ?').run(kind, id);
    }
    attachedTo({ kind, id }) {
        const row = this.#database
            .prepare(`SELECT dedicatedIps.* FROM ipAttachments JOIN dedicatedIps ON dedicatedIps.id = ipId
         WHERE kind = ? AND holderId = ?`)
            .get(kind, id);
        return row && readIp(row);
    }
    /** What the next deployment of a service sends from: its own address goes before its project's. */
    effective({ id, projectId }) {
        return this.attachedTo({ kind: 'service', id }) ?? this.attachedTo({ kind: 'project', id: projectId });
    }
    attachmentsOf(ipId) {
        const rows = this.#database
            .prepare('SELECT kind, holderId FROM ipAttachments WHERE ipId = ? ORDER BY rowid')
            .all(ipId);
        return rows.map((row) => ({
            kind: text(row, 'kind') === 'project' ? 'project' : 'service',
            id: text(row, 'holderId'),
        }));
    }
}
function readIp(row) {
    return { id: text(row, 'id'), address: text(row, 'address'), label: text(row, 'label') };
}
