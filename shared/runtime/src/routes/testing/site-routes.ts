import fs from 'node:fs';
import path from 'node:path';
import { SECTION_NAMES, type ReleaseRoute, type SectionManifest } from '@huoban/contracts';

const ROOT = path.resolve(__dirname, '../../../../..');

/** The routes of all sections, in the order in which a release merges them. */
export const siteRoutes = (): ReleaseRoute[] =>
  SECTION_NAMES.flatMap((section) => {
    const file = path.join(ROOT, section, 'section.json');
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as SectionManifest;
    return manifest.routes.map((route) => ({ section, ...route }));
  });
