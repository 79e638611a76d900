const id = (value: string | number): string => encodeURIComponent(value);

/** All paths of the site, without language and `m` prefix. */
export const paths = {
  home: () => '/',
  gamePartner: () => '/game-partner/',
  partnerDetail: (partner: string) => `/game-partner/detail-${id(partner)}`,
  partnerChat: (chat: string) => `/game-partner/chat-${id(chat)}`,
  partnerStory: (story: string) => `/game-partner/story-${id(story)}`,
  partnerGameList: (list: string) => `/game-partner/game-list-${id(list)}`,
  gameLibrary: () => '/game-library',
  game: (game: string) => `/game-library/${id(game)}`,
  gameSearch: () => '/game-library/search',
  gameRole: (role: string) => `/game-library/game-role-${id(role)}`,
  roleInfo: (role: string) => `/game-library/role-Info-${id(role)}`,
  activity: () => '/activity/',
  aboutUs: () => '/about-us/',
  membership: () => '/membership',
  faq: () => '/faq',
  profile: () => '/profile',
  removeAccount: (account: string) => `/profile/removeAccount-${id(account)}`,
  terms: () => '/terms.html',
  privacy: () => '/privacy.html',
  memberTerms: () => '/douvterms.html',
  subscriptionTerms: () => '/douvsubscribeterms.html',
  topUpAgreement: (agreement: string) => `/topup/agreement${id(agreement)}.html`,
} as const;
