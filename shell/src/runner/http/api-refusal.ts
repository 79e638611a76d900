import type { FastifyReply } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@huoban/contracts';
import { ERROR_CODES } from '@huoban/contracts/api';

/** Refusals that the runner sends in place of the service. */
export type RefusalStatus = 400 | 404 | 405 | 408 | 413 | 429 | 431 | 503;

const TEXTS: Record<RefusalStatus, Record<Language, string>> = {
  400: {
    zh: '请求的格式不正确',
    en: 'The request is not well formed',
    ja: 'リクエストの形式が正しくありません',
  },
  404: { zh: '接口不存在', en: 'This API does not exist', ja: 'このAPIは存在しません' },
  405: {
    zh: '接口不支持这种请求方法',
    en: 'This API does not take that method',
    ja: 'このAPIはそのメソッドに対応していません',
  },
  408: {
    zh: '请求发送得太慢，请重试',
    en: 'The request took too long to arrive. Please try again',
    ja: 'リクエストの受信に時間がかかりすぎました。もう一度お試しください',
  },
  413: {
    zh: '请求内容超过 64 KB',
    en: 'The body is larger than 64 KB',
    ja: '本文が64 KBを超えています',
  },
  429: {
    zh: '同时进行的请求太多，请稍后再试',
    en: 'Too many requests at once. Please try again shortly',
    ja: '同時のリクエストが多すぎます。しばらくしてからもう一度お試しください',
  },
  431: {
    zh: '请求头过大',
    en: 'The headers of the request are too large',
    ja: 'リクエストのヘッダーが大きすぎます',
  },
  503: {
    zh: '服务暂时不可用，请稍后再试',
    en: 'The service is not available. Please try again shortly',
    ja: 'サービスを利用できません。しばらくしてからもう一度お試しください',
  },
};

const CODES: Partial<Record<RefusalStatus, number>> = {
  404: ERROR_CODES.unknownPath,
  405: ERROR_CODES.wrongMethod,
  429: ERROR_CODES.tooManyAttempts,
  503: ERROR_CODES.unavailable,
};

/** Seconds until the next attempt makes sense. */
const RETRY_AFTER: Partial<Record<RefusalStatus, number>> = { 429: 1, 503: 2 };

/** The first of our languages that the browser accepts; Chinese without one. */
const languageOf = (accepted: string | undefined): Language =>
  accepted?.match(/\b[a-z]{2}\b/g)?.find(isLanguage) ?? DEFAULT_LANGUAGE;

/** Whether refusals of a path are envelopes; all other paths are pages or files. */
export const isApiPath = (url: string): boolean => /^\/(?:api|dev)(?:[/?#]|$)/.test(url);

/** The envelope of a refusal as JSON. */
export function refusalBody(status: RefusalStatus, accepted?: string): string {
  const seconds = status === 429 ? RETRY_AFTER[status] : undefined;
  return JSON.stringify({
    error_code: CODES[status] ?? ERROR_CODES.badRequest,
    error_message: TEXTS[status][languageOf(accepted)],
    payload: seconds === undefined ? null : { retry_after: seconds },
  });
}

/** Sends a refusal. The connection stays open: a client that still sends would not receive the response otherwise. */
export function sendRefusal(reply: FastifyReply, status: RefusalStatus): FastifyReply {
  const seconds = RETRY_AFTER[status];
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(refusalBody(status, reply.request.headers['accept-language']));
}
