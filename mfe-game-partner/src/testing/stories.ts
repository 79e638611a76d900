import type { PartnerCard } from '../components/partner-queries';
import type { TurnResponse, Scene, Story, StoryCard } from '../components/story-queries';
import { createPartnerCard } from './partners';

export const createStory = (character: PartnerCard, id: string): StoryCard => ({
  id,
  slug: `story-${id}`,
  title: `故事${id}`,
  summary: `${character.name}讲的事。`,
  character,
  minutes: 3,
  start_scene_id: 'door',
  scene_count: 5,
  ending_count: 2,
  progress: null,
  picture: null,
});

/** A first scene with two lines, then a scene with two choices, each leading to an ending. */
export const STORY_OF_WOLF: Story = {
  ...createStory(createPartnerCard('1034', '真不是狼'), '3003'),
  others: [createStory(createPartnerCard('1041', '老滴答'), '3004')],
};

const scene = (id: string, text: string, rest: Partial<Scene> = {}): Scene => ({
  id,
  title: STORY_OF_WOLF.title,
  text,
  lines: text.split('\n'),
  speaker: 'narrator',
  speaker_name: null,
  choices: [],
  next_scene_id: null,
  ending: null,
  picture: null,
  ...rest,
});

export const WOLF_SCENES: Scene[] = [
  scene('door', '雪停了。\n门开了。', { next_scene_id: 'fork' }),
  scene('fork', '两条路，你选。', {
    speaker: 'partner',
    speaker_name: '真不是狼',
    choices: [
      { id: 'stairs', text: '走楼梯', next_scene_id: 'top' },
      { id: 'rope', text: '抓绳子', next_scene_id: 'fall' },
    ],
  }),
  scene('top', '到顶了。', { ending: { title: '看见海', text: '海在下面发光。' } }),
  scene('fall', '绳子断了。', { ending: { title: '摔了一跤', text: '屁股很疼。' } }),
];

/** Response to a turn; by default one that is not saved. */
export const createTurnResponse = (rest: Partial<TurnResponse> = {}): TurnResponse => ({
  reply: '',
  next_scene_id: null,
  choice_id: null,
  fits: true,
  saved: false,
  ...rest,
});
