/// <reference types="webpack/module" />
import type { HotUpdater } from './hot-update';

// Part of the watched section's bundle, because only code of a bundle can update that bundle.
const publicPath = __webpack_public_path__;

/** Undefined where the shell has React's production build. */
const hot = (): webpack.Hot | undefined => import.meta.webpackHot;

const updater: HotUpdater = {
  hash: () => __webpack_hash__,
  async update() {
    const changed = await hot()?.check(true);
    // An update sets the public path of its own build; the style sheets of this page belong to the first one.
    __webpack_public_path__ = publicPath;
    return Boolean(changed);
  },
};
window.huobanDevelopment?.registerUpdater(updater);
