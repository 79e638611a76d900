import type { Language } from '@huoban/contracts';
import type { ErrorName } from '@huoban/contracts/api';

type LocalizedMessage = Record<Language, string>;

/** Messages for visitors. `{name}` is the field, `{reason}` its error, `{seconds}` the wait. */
export const ERROR_MESSAGES: Record<ErrorName, LocalizedMessage> = {
  ok: { zh: '', en: '', ja: '' },
  invalidInput: {
    zh: '请检查填写的内容：{name}{reason}',
    en: 'Please check what you entered: {name}{reason}',
    ja: '入力内容をご確認ください：{name}{reason}',
  },
  badRequest: {
    zh: '请求的格式不正确',
    en: 'The request is not well formed',
    ja: 'リクエストの形式が正しくありません',
  },
  wrongMethod: {
    zh: '接口不支持这种请求方法',
    en: 'This API does not take that method',
    ja: 'このAPIはそのメソッドに対応していません',
  },
  verificationNeeded: {
    zh: '请先完成短信验证',
    en: 'Please verify your phone with a code first',
    ja: '先にSMS認証を完了してください',
  },
  unknownPath: {
    zh: '接口不存在',
    en: 'This API does not exist',
    ja: 'このAPIは存在しません',
  },
  notFound: {
    zh: '没有找到你要看的内容',
    en: 'We could not find what you are looking for',
    ja: 'お探しのものが見つかりませんでした',
  },
  foreignOrigin: {
    zh: '只能在本站的页面里使用',
    en: 'This only works on pages of this site',
    ja: 'このサイトのページでのみご利用いただけます',
  },
  loginNeeded: {
    zh: '登录后可以接着聊',
    en: 'Log in to go on',
    ja: 'ログインすると続けられます',
  },
  sessionInvalid: {
    zh: '登录已失效，请重新登录',
    en: 'You are signed out. Please log in again',
    ja: 'ログインの有効期限が切れました。もう一度ログインしてください',
  },
  codeWrong: {
    zh: '验证码错误或已过期',
    en: 'The code is wrong or has expired',
    ja: '認証コードが間違っているか、期限が切れています',
  },
  tooManyAttempts: {
    zh: '操作太频繁，请 {seconds} 秒后再试',
    en: 'Too many attempts. Try again in {seconds} seconds',
    ja: '回数が多すぎます。{seconds}秒後にもう一度お試しください',
  },
  messageRefused: {
    zh: '这条消息不符合社区守则，没有发出',
    en: 'This message breaks our community guidelines and was not sent',
    ja: 'このメッセージはルールに反するため、送信されませんでした',
  },
  activityClosed: {
    zh: '这个活动现在不能参加或投票',
    en: 'You cannot join or vote in this activity now',
    ja: 'このイベントには今、参加も投票もできません',
  },
  alreadyVoted: {
    zh: '你已经投过票了，每人一票',
    en: 'You have voted already; there is one vote each',
    ja: 'もう投票しています。一人一票です',
  },
  nicknameRefused: {
    zh: '这个昵称不能用，请换一个：不含联系方式，也不违反社区守则',
    en: 'This nickname cannot be used. Choose one without contact details that keeps to our guidelines',
    ja: 'このニックネームは使えません。連絡先を含まず、ルールに沿ったものにしてください',
  },
  internal: {
    zh: '服务器出了点问题，请稍后再试',
    en: 'Something went wrong on our side. Please try again later',
    ja: 'サーバーで問題が発生しました。しばらくしてからお試しください',
  },
  notAvailable: {
    zh: '这项功能还没有开放',
    en: 'This is not available yet',
    ja: 'この機能はまだご利用いただけません',
  },
  smsFailed: {
    zh: '短信发送失败，请稍后再试',
    en: 'The text message could not be sent. Please try again later',
    ja: 'SMSを送信できませんでした。しばらくしてからお試しください',
  },
  unavailable: {
    zh: '服务暂时不可用，请稍后再试',
    en: 'The service is unavailable for a moment. Please try again',
    ja: '一時的にサービスをご利用いただけません。もう一度お試しください',
  },
};

/** Brackets around a reason. */
export const REASON_BRACKETS: Record<Language, readonly [string, string]> = {
  zh: ['（', '）'],
  en: [' (', ')'],
  ja: ['（', '）'],
};

/** Message for an unknown field. */
export const UNKNOWN_FIELD_MESSAGE: LocalizedMessage = {
  zh: '不认识的字段：{name}',
  en: 'Unknown field: {name}',
  ja: '不明な項目です：{name}',
};

/** Errors of a request that are found before its fields are read. */
export type RequestFault = 'json' | 'depth' | 'size' | 'type';

export const REQUEST_FAULT_MESSAGES: Record<RequestFault, LocalizedMessage> = {
  json: {
    zh: '请求内容不是有效的 JSON',
    en: 'The body is not valid JSON',
    ja: '本文が正しいJSONではありません',
  },
  depth: {
    zh: '请求内容嵌套太深',
    en: 'The body is nested too deeply',
    ja: '本文の入れ子が深すぎます',
  },
  size: {
    zh: '请求内容太大',
    en: 'The body is too large',
    ja: '本文が大きすぎます',
  },
  type: {
    zh: '请求内容的类型须为 application/json',
    en: 'The body must be of the type application/json',
    ja: '本文の形式はapplication/jsonにしてください',
  },
};

/** Messages of fields whose name does not explain what to enter. */
const FIELD_MESSAGES: Record<string, LocalizedMessage> = {
  phone: {
    zh: '请输入正确的手机号',
    en: 'Enter a valid mobile number',
    ja: '正しい携帯電話番号を入力してください',
  },
  phone_verify_code: {
    zh: '请输入验证码',
    en: 'Enter the code',
    ja: '認証コードを入力してください',
  },
};

/** Message of a field, if it has a specific one. The name may come from the client, such as `toString`. */
export const fieldMessage = (name: string): LocalizedMessage | undefined =>
  Object.hasOwn(FIELD_MESSAGES, name) ? FIELD_MESSAGES[name] : undefined;
