import type { SectionModule } from '@huoban/contracts';

// All documents share one chunk, because they differ only in their text.
const section: SectionModule = {
  contract: 1,
  name: 'mfe-legal',
  pages: {
    terms: {
      chunk: 'page-document',
      load: () =>
        import(/* webpackChunkName: "page-document" */ './pages/terms/page').then((m) => m.page),
    },
    privacy: {
      chunk: 'page-document',
      load: () =>
        import(/* webpackChunkName: "page-document" */ './pages/privacy/page').then((m) => m.page),
    },
    douvterms: {
      chunk: 'page-document',
      load: () =>
        import(/* webpackChunkName: "page-document" */ './pages/douvterms/page').then(
          (m) => m.page,
        ),
    },
    douvsubscribeterms: {
      chunk: 'page-document',
      load: () =>
        import(/* webpackChunkName: "page-document" */ './pages/douvsubscribeterms/page').then(
          (m) => m.page,
        ),
    },
    'top-up': {
      chunk: 'page-document',
      load: () =>
        import(/* webpackChunkName: "page-document" */ './pages/top-up/page').then((m) => m.page),
    },
  },
  messages: (language) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
};

export default section;
