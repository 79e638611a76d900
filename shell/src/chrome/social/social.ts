import type { SocialName } from '@huoban/contracts';

/** Order of the social icons; their names are messages `shell:social.<name>`, their icons bear the same name. */
export const SOCIAL: readonly SocialName[] = ['douyin', 'bilibili', 'qq', 'wechat'];
