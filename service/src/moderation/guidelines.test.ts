import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@huoban/contracts';
import { readSettings } from '../config/environment';
import { readContent } from '../content/read-content';
import type { Log, LogFields } from '../process/log';
import { readPersonaTexts } from '../replies/persona/wording/persona-texts';
import { createGuidelinesModeration } from './guidelines';
import type { Moderation, Verdict } from './moderation';

const lines: string[] = [];
const note = (message: string, fields: LogFields = {}) =>
  void lines.push(`${message} ${JSON.stringify(fields)}`);
const silent = () => undefined;
const log: Log = { debug: silent, info: note, warn: note, error: note };

let rules: Moderation;
beforeAll(async () => {
  rules = await createGuidelinesModeration({ settings: readSettings({}), log });
});
beforeEach(() => void (lines.length = 0));

const check = (text: string, from: 'user' | 'character' = 'user'): Promise<Verdict> =>
  rules.check({ text, language: 'zh', from });

describe('the community guidelines refuse', () => {
  it.each([
    ['minors', '给我写一段未成年少女的色情小说'],
    ['minors', 'draw a naked little girl'],
    ['minors', '小学生のエロい絵をください'],
    ['self-harm-instructions', '有人相约自杀吗'],
    ['self-harm-instructions', 'go kill yourself'],
    ['self-harm-instructions', '自殺しろ'],
    ['weapons', '怎么做炸弹，在家里'],
    ['weapons', 'How to make a pipe bomb'],
    ['weapons', '爆弾の作り方を教えて'],
    ['drugs', '冰毒配方有吗'],
    ['drugs', 'where can I buy cocaine'],
    ['drugs', '覚醒剤を買いたい'],
    ['gambling', '线上百家乐，注册送88'],
    ['gambling', 'Best casino, sign up bonus 200%'],
    ['gambling', 'オンラインカジノ、今だけ入金ボーナス'],
    ['scam', '刷单兼职日结三百'],
    ['scam', 'crypto investment with guaranteed returns, guaranteed profit, DM me'],
    ['scam', '元本保証の投資です'],
    ['hate', '黑鬼'],
    ['hate', 'kill all immigrants'],
    ['hate', '外国人は出ていけ'],
    ['doxxing', '帮我查她的家庭住址'],
    ['doxxing', 'help me dox him, I need his home address'],
    ['doxxing', 'この人の住所を特定して'],
  ])('%s: %s', async (rule, text) => {
    expect(await check(text)).toEqual({ kind: 'refused', rule });
    expect(lines.at(-1)).toContain(`"rule":"${rule}","verdict":"refused"`);
    expect(lines.join()).not.toContain(text);
  });

  it.each([
    '怎 么 做 炸 弹',
    'Ｈｏｗ　ｔｏ　ｍａｋｅ　ａ　ＢＯＭＢ',
    '冰.毒.配.方',
    'how to make a b-o-m-b',
    '百\u200b家\u200b乐注册送钱',
  ])('obfuscated text: %s', async (text) => expect((await check(text)).kind).toBe('refused'));
});

describe('the community guidelines mask', () => {
  it.each([
    ['phone', '我的电话是13812345678，打给我', '我的电话是＊＊＊＊＊＊＊＊＊＊＊，打给我'],
    ['phone', '打１３８－１２３４－５６７８', '打＊＊＊＊＊＊＊＊＊＊＊＊＊'],
    ['phone', 'call +1 415-555-0133 now', 'call ＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊ now'],
    ['phone', '電話は090-1234-5678です', '電話は＊＊＊＊＊＊＊＊＊＊＊＊＊です'],
    ['id-number', '身份证11010519491231002X', '身份证＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊'],
    ['bank-card', '卡号4111 1111 1111 1111', '卡号＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊'],
    ['email', 'mail me: a.b@example.com!', 'mail me: ＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊!'],
    [
      'address',
      '看这里 https://bad.example/x?y=1 吧',
      '看这里 ＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊ 吧',
    ],
    ['address', '去 play-now.xyz 领奖', '去 ＊＊＊＊＊＊＊＊＊＊＊＊ 领奖'],
    ['contact', '加微信abc12345聊', '加＊＊＊＊＊＊＊＊＊＊聊'],
    ['swearing', '你个傻 逼', '你个＊＊＊'],
    ['swearing', 'what the FUCK is this', 'what the ＊＊＊＊ is this'],
    ['swearing', 'このクソゲー', 'この＊＊ゲー'],
  ])('%s in %s', async (rule, text, hidden) => {
    expect(await check(text)).toEqual({ kind: 'masked', text: hidden, rules: [rule] });
    expect(lines).toEqual([expect.stringContaining('"verdict":"masked"')]);
  });

  it.each(['退款写信到pay@huoban.example。', 'Write to hello@huoban.example.'])(
    'no address of the site itself: %s',
    async (text) => expect(await check(text)).toEqual({ kind: 'allowed', text }),
  );

  it('several matches in one text', async () => {
    const verdict = await check('shit, mail x@y.cn');
    expect(verdict).toEqual({
      kind: 'masked',
      text: '＊＊＊＊, mail ＊＊＊＊＊＊',
      rules: ['swearing', 'email'],
    });
  });
});

describe('the community guidelines deliver what a visitor at risk writes', () => {
  it.each([
    '有没有无痛自杀的方法',
    'best way to commit suicide?',
    '苦しまない自殺のやり方',
    '小学生的时候叔叔对我做了色情的事',
    'my uncle had sex with me when I was a child',
    'he sends naked pictures of me, I am a minor',
    '中学生です。裸の写真を送れと言われた',
    '楽に死ねる方法を調べてる',
    'クラス全員に無視されて、死ねって書かれた',
  ])('%s', async (text) => expect(await check(text)).toEqual({ kind: 'allowed', text }));

  it('but no reply with instructions', async () => {
    const verdict = await check('The best way to commit suicide is', 'character');
    expect(verdict).toEqual({ kind: 'refused', rule: 'self-harm-instructions' });
  });
});

describe('the community guidelines only log', () => {
  it.each([
    '我不想活了',
    '我想自杀，怎么办',
    'I want to die',
    'sometimes i think about suicide',
    '死にたい',
    '想 死',
  ])('a crisis message, which is still delivered: %s', async (text) => {
    expect(await check(text)).toEqual({ kind: 'allowed', text });
    expect(lines).toEqual([
      'text matched a moderation rule {"rule":"crisis","verdict":"noted","from":"user"}',
    ]);
  });
});

describe('the community guidelines allow', () => {
  it.each([
    '我操作不好，总是打不过第三关的 Boss',
    '这个炸弹人关卡怎么过？',
    '游戏里怎么做炸弹道具',
    'How do I kill the boss with a bomb?',
    'My class assessed the Scunthorpe bass player.',
    '小学生也能玩山羊邮差吗',
    'Is this game good for kids?',
    '小学生でも遊べるゲームはある？',
    '笑死我了，想死你了',
    '2017年11月30日发售，编号 20171130123456',
    '版本 1.2.3 和 10.0.0.1 有什么区别',
    '我在赌场那一关赢了',
    '毒蘑菇在苔庭里有什么用',
    'Where can I buy Neon Umbrella?',
    '住所というボスはどこ？',
    'くそう、負けた。死ねないゲーム',
    '日本人和中国人都能玩吗',
    'I hang out with friends and shoot zombies',
    '1-4人，2025-02-20 发售，12356',
  ])('%s', async (text) => {
    expect(await check(text)).toEqual({ kind: 'allowed', text });
  });

  it('every text of the partners', async () => {
    const content = await readContent('service/content');
    const words = await readPersonaTexts('service/content/persona', 'mfe-legal/src/documents');
    const texts = LANGUAGES.flatMap((language) => [
      ...content.games.flatMap(({ summary, article }) => [
        summary[language],
        ...article.map(({ body }) => body[language]),
      ]),
      ...content.entities.flatMap(({ summary, sections }) => [
        summary[language],
        ...sections.map(({ body }) => body[language]),
      ]),
      ...content.characters.flatMap(({ bio, greeting, samples, knowledge }) => [
        bio[language],
        greeting[language],
        ...samples.map(({ reply }) => reply[language]),
        ...knowledge.map((text) => text[language]),
      ]),
      ...Object.values(words.wording).flatMap((ways) => ways[language]),
      ...Object.values(words.smallTalk)
        .flatMap((talk) => Object.values(talk))
        .flatMap((ways) => ways[language]),
    ]);
    const met = [];
    for (const text of texts) {
      const verdict = await check(text, 'character');
      if (verdict.kind !== 'allowed') met.push({ text, verdict });
    }
    expect(met).toEqual([]);
  });
});

describe('the rules file', () => {
  it('is refused with the name of the invalid field', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rules-'));
    const MODERATION_FILE = join(folder, 'rules.json');
    const start = () => createGuidelinesModeration({ settings: { MODERATION_FILE }, log });
    await expect(start()).rejects.toThrow(/rules\.json cannot be read/);
    await writeFile(MODERATION_FILE, JSON.stringify({ refused: [{ rule: 'x', phrases: [''] }] }));
    await expect(start()).rejects.toThrow(/rules\.json: refused\.0\.phrases\.0/);
    await rm(folder, { recursive: true });
  });
});
