import type { SectionModule } from '@huoban/contracts';

const section: SectionModule = {
  contract: 1,
  name: 'mfe-legal',
  pages: {
    document: {
      chunk: 'page-document',
      load: () =>
        import(/* webpackChunkName: "page-document" */ './pages/document/page').then((m) => m.page),
    },
    'top-up': {
      chunk: 'page-top-up',
      load: () =>
        import(/* webpackChunkName: "page-top-up" */ './pages/top-up/page').then((m) => m.page),
    },
  },
  messages: (language) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
};

export default section;
