import type { Language } from '@huoban/contracts';
import { readYears } from '../../understanding/intents/years';
import { shippedPersona, type Converse } from '../../testing/create-test-persona';

let converse: Converse;
beforeAll(async () => {
  ({ converse } = await shippedPersona());
});

it.each<[Language, string[], RegExp, RegExp]>([
  ['zh', ['黑曜时刻打穿了，还想找电脑上的射击'], /镜像协议|压力线|盐誓/u, /《黑曜时刻》/u],
  ['zh', ['三路月玩腻了，来个别的推塔的'], /书架战争|铁锤合唱|枕头角斗场/u, /《三路月》/u],
  ['zh', ['想要个Xbox赛车，2020年之前的'], /丝绒弯角|残骸德比/u, /沙齿轮|下坡议会/u],
  ['zh', ['推荐个手机上的牌，两个人的', '那里面最老的是哪个'], /铁皮弃子/u, /无/u],
  ['en', ['rhythm thing on my phone besides Spice Tempo'], /Woodknock|Whale/u, /Spice/u],
  ['en', ['racer for xbox my dad and i can do'], /Apex|Derby|Sandgear|Parliament/u, /Snail/u],
  ['en', ['got a racing game on ps5?', "what's the oldest of that lot"], /Velvet Apex/u, /Lotus/u],
  ['ja', ['サンドギア以外でXboxのレースある？'], /デブリ|ベルベット|坂道/u, /サンドギア/u],
  ['ja', ['2022年以降のパズルでスマホでひとりでできるやつ'], /星灯台|階段/u, /石の蓮/u],
])('%s, %p asks for a game that meets all requirements', async (language, lines, fits, not) => {
  const reply = (await converse({ partner: 'remi', language, lines })).at(-1) ?? '';
  expect(reply).toMatch(fits);
  expect(reply).not.toMatch(not);
});

it.each<[string, ReturnType<typeof readYears>]>([
  ['2021年的', { year: 2021 }],
  ['一七年或者更早的', { years: { to: 2017 } }],
  ['nothing older than 2021', { years: { from: 2021 } }],
  ['from before 2020', { years: { to: 2019 } }],
  ['2022 or later', { years: { from: 2022 } }],
  ['2020年より前', { years: { to: 2019 } }],
  ['2018年以降', { years: { from: 2018 } }],
  ['this year', { year: 2026 }],
])('“%s” limits the year of release', (text, expected) => {
  expect(readYears(text, Date.UTC(2026, 10, 18))).toEqual(expected);
});
