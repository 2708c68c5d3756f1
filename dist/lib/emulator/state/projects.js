import { newId } from './identifier.js';
import { text } from './row.js';
/** What every project has; the first is the one that is used where none is named. */
export const environmentSlugs = ['production', 'preview'];
/** Projects and their environments. */
export class Projects {
    #database;
    constructor(database) {
        this.#database = database;
    }
    /** Adds a project with its environments. The slug must be free. */
    add(project) {
        const id = newId('prj');
        this.#database
            .prepare('INSERT INTO projects (id, name, slug, description) VALUES (?, ?, ?, ?)')
            .run(id, project.name, project.slug, project.description);
        const insert = this.#database.prepare('INSERT INTO environments (id, projectId, slug) VALUES (?, ?, ?)');
        for (const slug of environmentSlugs)
            insert.run(newId('env'), id, slug);
        return { id, ...project };
    }
    /** All projects, oldest first. */
    all() {
        return this.#database.prepare('SELECT * FROM projects ORDER BY rowid').all().map(readProject);
    }
    bySlug(slug) {
        const row = this.#database.prepare('SELECT * FROM projects WHERE slug = ?').get(slug);
        return row && readProject(row);
    }
    byId(id) {
        const row = this.#database.prepare('SELECT * FROM projects WHERE id = ?').get(id);
        return row && readProject(row);
    }
    environment(projectId, slug) {
        const row = this.#database
            .prepare('SELECT * FROM environments WHERE projectId = ? AND slug = ?')
            .get(projectId, slug);
        return row && readEnvironment(row);
    }
    environmentById(id) {
        const row = this.#database.prepare('SELECT * FROM environments WHERE id = ?').get(id);
        return row && readEnvironment(row);
    }
}
function readProject(row) {
    return {
        id: text(row, 'id'),
        name: text(row, 'name'),
        slug: text(row, 'slug'),
        description: text(row, 'description'),
    };
}
function readEnvironment(row) {
    return { id: text(row, 'id'), projectId: text(row, 'projectId'), slug: text(row, 'slug') };
}
