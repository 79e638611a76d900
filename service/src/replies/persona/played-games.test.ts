import type { Content } from '../../content/read-content';
import type { Memory } from '../../memory/memory';
import {
  shippedPersona,
  type Converse,
  type TestConversation,
} from './testing/create-test-persona';

let content: Content;
let converse: Converse;
beforeAll(async () => {
  ({ content, converse } = await shippedPersona());
});

type Known = Pick<TestConversation, 'memories' | 'played'>;

async function ask(text: string, known: Known, partner = 'remi') {
  const [reply] = await converse({ partner, language: 'zh', lines: [text], ...known });
  return reply ?? '';
}

const REQUEST = '推荐一款恐怖游戏';
const recommended = (reply: string) =>
  content.games.find(({ title }) => reply.includes(`《${title.zh}》`));
const dislike = (text: string): Memory => ({
  kind: 'dislike',
  slot: text,
  text,
  statedAt: new Date(0),
});

/** Recommends until no game that fits is left, and leaves out what `leaveOut` adds. */
async function recommendAll(leaveOut: (slugs: string[]) => Known) {
  const slugs: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const game = recommended(await ask(REQUEST, leaveOut(slugs)));
    if (game !== undefined) slugs.push(game.slug);
  }
  return slugs;
}
const bySlug = (slug: string) => content.games.find((game) => game.slug === slug);

it.each(['finished', 'playing'] as const)('recommends no game that is %s', async (state) => {
  const slugs = await recommendAll((earlier) => ({
    played: earlier.map((slug) => ({ gameId: bySlug(slug)?.id ?? '', state })),
  }));
  expect(new Set(slugs).size).toBe(4);
});

it('recommends a game that is only wanted', async () => {
  const game = recommended(await ask(REQUEST, {}));
  const played = [{ gameId: game?.id ?? '', state: 'want' as const }];
  expect(recommended(await ask(REQUEST, { played }))).toBe(game);
});

it('recommends no game that the visitor dislikes', async () => {
  const slugs = await recommendAll((earlier) => ({
    memories: earlier.map((slug) => dislike(bySlug(slug)?.title.zh ?? '')),
  }));
  expect(new Set(slugs).size).toBe(4);
});

it('recommends no game of a genre that the visitor dislikes, unless it is asked for', async () => {
  const memories = [dislike('恐怖游戏')];
  const genresFor = async (known: Known) =>
    recommended(await ask('推荐一款游戏', known, 'auntie-ta'))?.genres;
  const played = content.games
    .filter(({ genres }) => !genres.includes('horror'))
    .slice(1)
    .map(({ id }) => ({ gameId: id, state: 'finished' as const }));
  expect(await genresFor({ played })).toContain('horror');
  expect(await genresFor({ played, memories })).not.toContain('horror');
  expect(recommended(await ask(REQUEST, { memories }))?.genres).toContain('horror');
});

it('asks a visitor who comes back about the game that is being played', async () => {
  const [game] = content.games;
  const played = [{ gameId: game?.id ?? '', state: 'playing' as const }];
  expect(await ask('你好', { played })).toContain(game?.title.zh);
  expect(await ask('你好', {})).not.toContain(game?.title.zh);
  const name = { kind: 'name', slot: '', text: '小满', statedAt: new Date(0) } as const;
  const both = await ask('你好', { played, memories: [name] });
  expect(both).toContain('小满');
  expect(both).toContain(game?.title.zh);
});
