import { LANGUAGES } from '@huoban/contracts';
import { gradeTurn, type Judge } from './testing/corpus/grade-turn';
import {
  listFaults,
  measureReplies,
  tabulate,
  type GradedTurn,
} from './testing/corpus/measure-replies';
import {
  HALVES,
  readCorpus,
  readPatterns,
  type Corpus,
  type CorpusTurn,
} from './testing/corpus/read-corpus';
import { readContent, type Content } from '../../content/read-content';
import { CONTENT } from './testing/create-test-persona';

describe('the corpora', () => {
  it('have at least 400 turns in every language, half of them unseen', async () => {
    for (const half of HALVES) {
      const conversations = await readCorpus(half);
      for (const language of LANGUAGES) {
        const turns = conversations.flatMap((one) => (one.language === language ? one.turns : []));
        expect(turns.length).toBeGreaterThanOrEqual(200);
      }
    }
  });

  it.each([
    ['development', 'unseen'],
    ['training', 'unseen'],
    ['training', 'validation'],
  ] as const)('begin no conversation of %s and %s with the same text', async (learnt, measured) => {
    const first = async (corpus: Corpus) =>
      (await readCorpus(corpus)).map(
        ({ language, turns: [turn] }) => `${language} ${turn?.text ?? ''}`,
      );
    const known = new Set(await first(learnt));
    expect((await first(measured)).filter((text) => known.has(text))).toEqual([]);
  });
});

describe('the short form of the measurement', () => {
  let turns: GradedTurn[];
  beforeAll(async () => {
    turns = await measureReplies({ half: 'development', isShort: true });
    // Talks about most games, each of which is searched for the first time.
  }, 120_000);

  it('has all figures of every category and language', async () => {
    const table = tabulate(turns);
    const categories = new Set((await readCorpus('development')).map(({ category }) => category));
    expect(table).toHaveLength(1 + LANGUAGES.length * (categories.size + 1));
    for (const [name = '', ...figures] of table.slice(1)) {
      expect(name).toMatch(/^(?:zh|en|ja) [a-z]+$/u);
      expect(figures.join(' ')).toMatch(
        /^\d+ \d+ \d+ [\d.]+% \d+ \([\d.]+%\) \d+ \((?:[\d.]+%|–)\) [\d.]+ ms$/u,
      );
    }
    process.stdout.write(`${table.map((row) => row.join('\t')).join('\n')}\n`);
  });

  it('lists every wrong reply with the reason', () => {
    expect(listFaults(turns)).toHaveLength(
      turns.filter(({ faults, repeats }) => faults.length > 0 || repeats).length,
    );
  });
});

describe('the grade of a reply', () => {
  let content: Content;
  let judge: Judge;
  beforeAll(async () => {
    content = await readContent(CONTENT);
    const { zh: patterns } = await readPatterns();
    judge = { language: 'zh', games: content.games, patterns, name: '阿烛' };
  });
  const turn = (change: Partial<CorpusTurn>): CorpusTurn => ({
    ...{ text: '', any: [], all: [], none: [] },
    ...{ mustNotMentionGame: false, honestUnknown: false, evasionAllowed: false },
    ...change,
  });
  const twoPlayers = { players: 2, with: ['switch'], without: ['horror'] };

  it.each<[string, Partial<CorpusTurn>, string, number]>([
    ['an expected number', { any: ['8', '八'] }, '八位议员。', 0],
    ['another number', { any: ['8', '八'] }, '三位议员。', 1],
    ['a missing name', { all: ['慢', '快'] }, '慢慢来。', 1],
    ['an unwanted word', { none: ['12356'] }, '打12356。', 1],
    ['a name of its own', { any: ['<selfname>'] }, '我叫阿烛。', 0],
    ['a game that fits', { fits: twoPlayers }, '《盆景对决》吧。', 0],
    ['a game for one', { fits: twoPlayers }, '《云阶》吧。', 2],
    ['a game on other platforms', { fits: twoPlayers }, '《香牌》吧。', 2],
    ['no game', { fits: twoPlayers }, '好呀。', 1],
    ['another game', { onlyGames: ['cloudstair'] }, '《云阶》和《香牌》。', 1],
    ['the game of the visitor', { mustNotMentionGame: true }, '《应声岭》呀。', 0],
    ['a game that nobody named', { mustNotMentionGame: true }, '《云阶》呀。', 1],
    ['a known fact denied', { any: ['.'] }, '这个我不知道。', 1],
    ['an unknown fact admitted', { honestUnknown: true }, '这个我不知道。', 0],
    ['an unknown fact invented', { honestUnknown: true }, '三十元。', 1],
    ['a praised question', { honestUnknown: true }, '好问题，我不知道。', 1],
    ['an allowed evasion', { any: ['周三'], evasionAllowed: true }, '我不知道。', 0],
    [
      'the words of the visitor',
      { text: '我朋友今天又放了我的鸽子', any: ['鸽子'] },
      '“我朋友今天又放了我的鸽子”？',
      1,
    ],
    ['a returned greeting', { text: '晚安', any: ['晚安'] }, '晚安。', 0],
    ['the agreements', { mustNotMentionGame: true }, '会员有三种。', 1],
    ['nothing', { any: [''] }, '', 1],
  ])('counts the faults of a reply with %s', (_, change, reply, faults) => {
    const replied = { turn: turn(change), reply, earlier: [], visitor: '应声岭' };
    expect(gradeTurn(replied, judge).faults).toHaveLength(faults);
  });

  it.each([
    ['the same reply', '好，走吧。', true],
    ['the same opening', '《云阶》是山腰工房做的，好玩。', true],
    ['the same short reply', '好。', true],
    ['a short opening', '嗯。那就说别的。', false],
    ['another opening', '山腰工房做的。', false],
  ])('finds repeats: %s', (_, reply, repeats) => {
    const earlier = ['好，走吧。', '《香牌》是山腰工房做的，难。', '嗯。下一个。', '好。'];
    expect(gradeTurn({ turn: turn({}), reply, earlier, visitor: '' }, judge).repeats).toBe(repeats);
  });

  it('calls a wrong reply that evades an evasion', () => {
    const replied = { earlier: [], visitor: '', reply: '你说的是哪个游戏？' };
    expect(gradeTurn({ ...replied, turn: turn({ any: ['8'] }) }, judge).evades).toBe(true);
    expect(gradeTurn({ ...replied, turn: turn({}) }, judge).evades).toBe(false);
  });
});
