import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings } from '../config/environment';
import { ContentError } from '../content/json-file';
import { readContent } from '../content/read-content';
import { createSampleContent } from '../testing/sample-content';
import { SAMPLE_STORY } from '../testing/sample-story';
import { advanceStory } from './advance-story';

const { scenes } = SAMPLE_STORY;

/** The message with which a start over this story ends. */
async function refusalOf(story: unknown, file = 'the-oil-run.json') {
  const { folder, remove } = await createSampleContent();
  await writeFile(join(folder, 'stories', file), JSON.stringify(story));
  const error: unknown = await readContent(folder).catch((error: unknown) => error);
  await remove();
  return error instanceof ContentError ? error.message : `not refused: ${String(error)}`;
}

const withScenes = (more: Record<string, unknown>) => ({
  ...SAMPLE_STORY,
  scenes: { ...scenes, ...more },
});

describe('a story file', () => {
  it.each([
    ['an unknown target', { door: { ...scenes.door, next: 'attic' } }, 'door.next: no scene has'],
    [
      'an unknown target of a choice',
      {
        foot: {
          ...scenes.foot,
          choices: [scenes.foot.choices[0], { ...scenes.foot.choices[1], to: 'attic' }],
        },
      },
      'foot.choices.1.to: no scene has the id attic',
    ],
    [
      'an unreachable scene',
      { cellar: { ...scenes.top } },
      'cellar: cannot be reached from the start',
    ],
    ['a circle without end', { top: { ...scenes.top, next: 'top' } }, 'top: leads to no ending'],
    [
      'a missing language',
      { top: { ...scenes.top, lines: [{ zh: '到了。', en: 'Here.' }] } },
      'top.lines.0.ja: ',
    ],
    [
      'no way on',
      { top: { ...scenes.top, next: undefined } },
      'top: needs exactly one of choices, next',
    ],
    [
      'twins among choices',
      { foot: { ...scenes.foot, choices: [scenes.foot.choices[0], scenes.foot.choices[0]] } },
      'foot.choices.1.id: two choices have the id stairs',
    ],
  ])('is refused for %s, with its file name and the field', async (_what, more, message) => {
    const refusal = await refusalOf(withScenes(more));
    expect(refusal).toContain(`stories/the-oil-run.json: scenes.${message}`);
  });

  it('is refused with a single ending', async () => {
    const { lines, speaker } = scenes.top;
    const only = { speaker, lines, ending: { title: lines[0], text: lines[0] } };
    const refusal = await refusalOf({ ...SAMPLE_STORY, start: 'only', scenes: { only } });
    expect(refusal).toContain('the-oil-run.json: scenes: has fewer than 2 endings');
  });

  it('is refused with an unknown start scene or partner, or a slug that differs from its file name', async () => {
    const start = await refusalOf({ ...SAMPLE_STORY, start: 'attic' });
    expect(start).toContain('the-oil-run.json: start: no scene has the id attic');
    const character = await refusalOf({ ...SAMPLE_STORY, character: 'nobody' });
    expect(character).toContain('the-oil-run.json: character: no partner has the slug nobody');
    const name = await refusalOf({ ...SAMPLE_STORY, id: '3002' }, 'other.json');
    expect(name).toContain('other.json: slug: differs from the file name');
  });
});

describe('the stories of the site', () => {
  it('are at least three, each with a minimum length and several endings', async () => {
    const { stories } = await readContent(readSettings({}).CONTENT_DIR);
    expect(stories.length).toBeGreaterThanOrEqual(3);
    for (const { slug, scenes: all } of stories) {
      const choices = Object.values(all).filter((scene) => scene.choices !== undefined);
      expect([slug, Object.keys(all).length >= 25, choices.length >= 4]).toEqual([
        slug,
        true,
        true,
      ]);
    }
  });

  it('give every choice a reply in every language', async () => {
    const { stories } = await readContent(readSettings({}).CONTENT_DIR);
    const silent = stories.flatMap(({ slug, scenes: all }) =>
      Object.values(all).flatMap(({ choices = [] }) =>
        choices.filter(({ reply }) => reply === undefined).map(({ id }) => `${slug}/${id}`),
      ),
    );
    expect(silent).toEqual([]);
  });

  it('have choices whose typed texts are recognized unambiguously', async () => {
    const { stories } = await readContent(readSettings({}).CONTENT_DIR);
    const languages = ['zh', 'en', 'ja'] as const;
    const lost = stories.flatMap(({ slug, scenes: all }) =>
      Object.entries(all).flatMap(([scene, each]) =>
        (each.choices ?? []).flatMap(({ id, text }) =>
          languages
            .map((language) => advanceStory(each, { text: text[language] }))
            .filter((turn) => turn.kind !== 'moved' || turn.choice?.id !== id)
            .map(() => `${slug}/${scene}/${id}`),
        ),
      ),
    );
    expect(lost).toEqual([]);
  });
});
