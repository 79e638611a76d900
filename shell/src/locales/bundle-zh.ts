export { default as runtime } from '@huoban/runtime/locales/zh.json';
export { default as shell } from './zh.json';
