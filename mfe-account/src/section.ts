import type { SectionModule } from '@huoban/contracts';

const section: SectionModule = {
  contract: 1,
  name: 'mfe-account',
  pages: {
    profile: {
      chunk: 'page-profile',
      load: () =>
        import(/* webpackChunkName: "page-profile" */ './pages/profile/page').then((m) => m.page),
    },
    'remove-account': {
      chunk: 'page-remove-account',
      load: () =>
        import(/* webpackChunkName: "page-remove-account" */ './pages/remove-account/page').then(
          (m) => m.page,
        ),
    },
  },
  messages: (language) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
};

export default section;
