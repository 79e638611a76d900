import type { EndpointInput, EndpointKey } from '@huoban/contracts/api';

/** Example input of each endpoint. The type checker reports missing and invalid ones. */
export const INPUT_EXAMPLES: { [K in EndpointKey]: EndpointInput<K> } = {
  'GET /api/visitor/web/index/characters': { query: { size: 8 } },
  'GET /api/character/get_official_character_list': { query: { page: 1, size: 24 } },
  'POST /api/character/legion_zone/pc_character_square': {
    body: { category: 'companion', sort: 'popular', page: 1, size: 24 },
  },
  'GET /api/character/legion_zone/pc_character_figures': { query: { character_id: '1001' } },
  'GET /api/visitor/game/list': { query: { genre: 'puzzle', sort: 'newest', page: 1 } },
  'GET /api/visitor/game/detail': { query: { game_id: '2001' } },
  'GET /api/visitor/game/entity/list': { query: { game_id: '2001' } },
  'GET /api/visitor/game/entity/detail': { query: { entity_id: '5001' } },
  'GET /api/visitor/game/knowledge/search': { query: { q: '灯塔', kind: 'all' } },
  'GET /api/quest/get_info': { query: { quest_id: '3001' } },
  'GET /api/quest/story/scenes': { query: { quest_id: '3001' } },
  'POST /api/quest/get_chat_respond': {
    body: { quest_id: '3001', scene_id: 'door', text: '上楼看看' },
  },
  'GET /api/visitor/web/activity/index': { query: { state: 'running' } },
  'GET /api/users/activities': { query: {} },
  'POST /api/users/activities/join': { body: { activity_id: '3001', joined: true } },
  'POST /api/users/activities/vote': {
    body: { activity_id: '3003', option_id: 'second-voice' },
  },
  'POST /api/users/send_phone_verification_code': {
    body: { country_code: '86', phone: '13800138000' },
  },
  'POST /api/users/login_register_share_no_invitation_code': {
    body: {
      country_code: '86',
      phone: '13800138000',
      phone_verify_code: '123456',
      source: 'official-website',
    },
  },
  'GET /api/users/me/': { query: {} },
  'POST /api/users/update_profile': {
    body: { nickname: '小北', avatar: { index: 3, color: 'teal' } },
  },
  'GET /api/users/sessions': { query: {} },
  'POST /api/users/logout': { body: { all: false } },
  'POST /api/users/send_phone_verification_code_by_user': { body: {} },
  'POST /api/users/verify_phone_code': { body: { phone_verify_code: '123456' } },
  'POST /api/users/account_delete': { query: { reason: '不再使用' } },
  'GET /api/users/play_list': { query: {} },
  'POST /api/users/play_list/set': { body: { game_id: '2001', state: 'finished', rating: 4 } },
  'GET /api/users/favorites': { query: {} },
  'POST /api/users/favorites/set': { body: { character_id: '1001', favorite: true } },
  'GET /api/im/get_token': { query: { app_id: 'huoban-web' } },
  'GET /api/im/conversations': { query: {} },
  'GET /api/guest/chat': { query: { character_id: '1024' } },
  'POST /api/guest/begin': { body: {} },
  'GET /api/guest/token': { query: { app_id: 'huoban' } },
  'POST /api/guest/history': { body: { character_id: '1024', size: 30 } },
  'POST /api/im/history_messages': { body: { character_id: '1001', size: 30 } },
  'GET /api/memory/list': { query: { character_id: '1001' } },
  'POST /api/memory/update': { body: { character_id: '1001', memory_id: '1', text: '小北' } },
  'POST /api/memory/delete': { body: { character_id: '1001', memory_id: '1' } },
  'POST /api/memory/switch': { body: { character_id: '1001', enabled: true } },
  'POST /api/utils/huoban_ad_report': {
    body: { conv_time: 0, client_ip: '', report_from: 'official-website', ua_xy: 'iOS 18' },
  },
  'POST /api/utils/bilibili_pc_ad_report': {
    body: { track_id: 'a1b2', conv_type: 'download', conv_time: 0 },
  },
  'POST /api/users/report_user_action': {
    body: { action: 'download_pc', params: { channel: 'official-website' } },
  },
};
