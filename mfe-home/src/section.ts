import type { SectionModule } from '@huoban/contracts';

const section: SectionModule = {
  contract: 1,
  name: 'mfe-home',
  pages: {
    home: {
      chunk: 'page-home',
      load: () =>
        import(/* webpackChunkName: "page-home" */ './pages/home/page').then((m) => m.page),
    },
    activity: {
      chunk: 'page-activity',
      load: () =>
        import(/* webpackChunkName: "page-activity" */ './pages/activity/page').then((m) => m.page),
    },
    'about-us': {
      chunk: 'page-about-us',
      load: () =>
        import(/* webpackChunkName: "page-about-us" */ './pages/about-us/page').then((m) => m.page),
    },
    membership: {
      chunk: 'page-membership',
      load: () =>
        import(/* webpackChunkName: "page-membership" */ './pages/membership/page').then(
          (m) => m.page,
        ),
    },
    faq: {
      chunk: 'page-faq',
      load: () => import(/* webpackChunkName: "page-faq" */ './pages/faq/page').then((m) => m.page),
    },
  },
  messages: (language) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
};

export default section;
