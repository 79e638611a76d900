import account from 'monolith-section/mfe-account';
import gameLibrary from 'monolith-section/mfe-game-library';
import gamePartner from 'monolith-section/mfe-game-partner';
import home from 'monolith-section/mfe-home';
import legal from 'monolith-section/mfe-legal';

/** @type {Record<import('@huoban/contracts').SectionName, import('@huoban/contracts').SectionModule>} */
export const SECTIONS = {
  'mfe-home': home,
  'mfe-game-partner': gamePartner,
  'mfe-game-library': gameLibrary,
  'mfe-account': account,
  'mfe-legal': legal,
};

/**
 * Replaces the shell's function: the sections are part of the build.
 * @param {import('@huoban/contracts').SectionName} name
 * @returns {Promise<import('@huoban/contracts').SectionModule>}
 */
export const loadRemote = async (name) => SECTIONS[name];
