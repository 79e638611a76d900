import type { SocialName } from '@huoban/contracts';

/** Order of the social icons; their names are messages `shell:social.<name>`, their icons have the same names. */
export const SOCIAL: readonly SocialName[] = ['douyin', 'bilibili', 'qq', 'wechat'];
