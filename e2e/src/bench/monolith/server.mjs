import account from 'monolith-section/mfe-account';
import gameLibrary from 'monolith-section/mfe-game-library';
import gamePartner from 'monolith-section/mfe-game-partner';
import home from 'monolith-section/mfe-home';
import legal from 'monolith-section/mfe-legal';
import { hostModules as singletons } from 'monolith-shell/server';

export { render } from 'monolith-shell/server';

/** Required by the server files of the sections. */
export const hostModules = {
  ...singletons,
  'mfe-home': home,
  'mfe-game-partner': gamePartner,
  'mfe-game-library': gameLibrary,
  'mfe-account': account,
  'mfe-legal': legal,
};
