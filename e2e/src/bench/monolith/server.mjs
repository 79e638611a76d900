import { hostModules as singletons } from 'monolith-shell/server';
import { SECTIONS } from './sections.mjs';

export { render } from 'monolith-shell/server';

/** Required by the server files of the sections. */
export const hostModules = { ...singletons, ...SECTIONS };
