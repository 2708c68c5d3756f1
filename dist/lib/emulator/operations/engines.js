import { catalog } from '../catalog.js';
export const listEngines = () => Object.values(catalog).map((entry) => ({ ...entry }));
