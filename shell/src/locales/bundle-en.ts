export { default as runtime } from '@huoban/runtime/locales/en.json';
export { default as shell } from './en.json';
