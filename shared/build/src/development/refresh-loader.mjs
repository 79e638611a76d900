/**
 * Webpack loader, after the compiler: tells the page's development client which components a module registers, and
 * lets the module be exchanged in an open page where that keeps the page true.
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
  $client.exchange(import.meta.webpackHot, __webpack_module__);
}`;
