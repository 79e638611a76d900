/// <reference types="webpack/module" />
import type { HotUpdater } from './hot-update';

// Built into the section that is developed: only code of a bundle can have that bundle exchanged.
const home = __webpack_public_path__;

/** Absent where the shell carries React's production build. */
function exchange(): webpack.Hot | undefined {
  return import.meta.webpackHot;
}

const door: HotUpdater = {
  hash: () => __webpack_hash__,
  async update() {
    const changed = await exchange()?.check(true);
    // An update brings its own folder along; style sheets of this page are known by the first one.
    __webpack_public_path__ = home;
    return Boolean(changed);
  },
};
window.huobanDevelopment?.offer(door);
