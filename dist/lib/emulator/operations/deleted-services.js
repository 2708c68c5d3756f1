export const listDeletedServices = ({ slug }, { sight }) => sight.deletedServices(slug).map(({ id, name, slug: own, deletedAt }) => ({ id, name, slug: own, deletedAt }));
