/**
 * Webpack loader that runs after swc: registers the components of a module with the development client and accepts hot
 * updates of the module.
 * @param {string} source
 * @returns {string}
 */
export default function refreshLoader(source) {
  return `${BEFORE}\n${source}\n${AFTER}`;
}

const BEFORE = `
var $client = self.huobanDevelopment;
if ($client) {
  self.$RefreshReg$ = (type, name) => $client.register(type, __webpack_module__.id + " " + name);
  self.$RefreshSig$ = $client.signature;
}`;

const AFTER = `
if ($client && import.meta.webpackHot) {
  $client.acceptUpdates(import.meta.webpackHot, __webpack_module__);
}`;
