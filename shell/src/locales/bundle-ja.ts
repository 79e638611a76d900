export { default as runtime } from '@huoban/runtime/locales/ja.json';
export { default as shell } from './ja.json';
