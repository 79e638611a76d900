import axios from 'axios';
import i18next from 'i18next';
import * as mobx from 'mobx';
import * as mobxReactLite from 'mobx-react-lite';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as reactI18next from 'react-i18next';
import * as reactRouterDom from 'react-router-dom';
import * as reactQuery from '@tanstack/react-query';
import * as runtime from '@huoban/runtime';

export { render } from './render';

mobxReactLite.enableStaticRendering(true);

/** The shared singletons: the only modules that a section's server file can `require`. */
export const hostModules: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': reactRouterDom,
  mobx,
  'mobx-react-lite': mobxReactLite,
  i18next,
  'react-i18next': reactI18next,
  axios,
  '@tanstack/react-query': reactQuery,
  '@huoban/runtime': runtime,
};
