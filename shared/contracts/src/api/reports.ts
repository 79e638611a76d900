import * as z from 'zod';
import type { Endpoint } from './endpoint';

const accepted = z.object({ accepted: z.literal(true) });
const short = z.string().max(200);

/** Ad report of the mobile download, as defined in section 3 of the specification. */
export const adReport = z.strictObject({
  conv_time: z.number().int().default(0),
  idfa: short.default(''),
  client_ip: z.string().max(64).default(''),
  model: short.default(''),
  ua: z.string().max(500).default(''),
  oaid: short.default(''),
  updatetime: short.default(''),
  boottime: short.default(''),
  report_from: z.string().max(64).default(''),
  ua_xy: z.string().max(500).default(''),
});

export const reportEndpoints = {
  'POST /api/utils/huoban_ad_report': {
    summary: 'Records that a mobile visitor asked for the app',
    access: 'visitor',
    refusals: ['tooManyAttempts'],
    body: adReport,
    payload: accepted,
  },
  'POST /api/utils/bilibili_pc_ad_report': {
    summary: 'Records a visit that came from an ad of the video site',
    access: 'visitor',
    refusals: ['tooManyAttempts'],
    body: z.strictObject({
      track_id: short.default(''),
      report_from: z.string().max(64).default(''),
      conv_type: z.string().max(64).default(''),
      conv_time: z.number().int().default(0),
      ua: z.string().max(500).default(''),
      client_ip: z.string().max(64).default(''),
    }),
    payload: accepted,
  },
  'POST /api/users/report_user_action': {
    summary: 'Records one action of a visitor',
    access: 'either',
    refusals: ['tooManyAttempts'],
    body: z.strictObject({
      action: z.string().trim().min(1).max(64),
      /** Flat parameters of the action; at most 20. */
      params: z
        .record(z.string().max(64), z.union([z.string().max(500), z.number(), z.boolean()]))
        .refine((params) => Object.keys(params).length <= 20)
        .default({}),
    }),
    payload: accepted,
  },
} as const satisfies Record<string, Endpoint>;
