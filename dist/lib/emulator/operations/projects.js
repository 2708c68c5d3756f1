import { Refusal } from '../refusal.js';
import { slugOf } from '../state/identifier.js';
/** Services in the preview of a project: capped, as the contract says, and not by how many. */
const previewCap = 5;
export const listProjects = (_, { state }) => state.projects.all().map((project) => ({
    ...project,
    serviceCount: state.services.countOf(project.id),
    services: state.services
        .ofProject(project.id)
        .slice(0, previewCap)
        .map(({ id, sourceType }) => ({ sourceType, ...engineOf(id, state) })),
}));
/** For databases (contract: Project). */
function engineOf(serviceId, state) {
    const database = state.managedDatabases.of(serviceId);
    return database ? { engine: database.engine } : {};
}
export const createProject = ({ name, description }, { state }) => {
    const slug = slugOf(name);
    if (!slug)
        throw new Refusal(400, '"name" must hold a letter or a digit.');
    if (state.projects.bySlug(slug))
        throw new Refusal(409, `There is a project "${slug}" already.`);
    return { ...state.projects.add({ name, slug, description: description ?? '' }) };
};
