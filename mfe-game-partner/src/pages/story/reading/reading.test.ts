import { WOLF_SCENES } from '../../../testing/stories';
import { advance, applyResponse, startReading, scenesToFirstChoice, nextStep } from './reading';

const scenes = new Map(WOLF_SCENES.map((scene) => [scene.id, scene]));
function sceneOf(id: string) {
  const found = scenes.get(id);
  if (!found) throw new Error(`no scene ${id}`);
  return found;
}
function at(id: string) {
  const reading = startReading(scenes, id);
  if (!reading) throw new Error(`no scene ${id}`);
  return reading;
}

describe('a reading', () => {
  it('begins at the first line of a scene and keeps the others waiting', () => {
    const { log, waiting } = at('door');
    expect(log.map(({ text }) => text)).toEqual(['雪停了。']);
    expect(waiting.map(({ text }) => text)).toEqual(['门开了。']);
  });

  it('cannot begin at a scene that the story has lost', () => {
    expect(startReading(scenes, 'attic')).toBeNull();
  });

  it('stays as it is where a choice has to be made', () => {
    const fork = at('fork');
    expect(nextStep(fork, sceneOf('fork'))).toBe('choose');
    expect(advance(fork, scenes)).toBe(fork);
  });

  it('shows the answer to a choice before the scene it leads to', () => {
    const told = applyResponse(at('fork'), scenes, '走楼梯', {
      reply: '慢点走。',
      next_scene_id: 'top',
    });
    expect(told.log.at(-1)).toEqual({ speaker: 'partner', name: '真不是狼', text: '慢点走。' });
    expect(told.sceneId).toBe('fork');
    expect(advance(told, scenes).sceneId).toBe('top');
  });

  it('ends after the last line of an ending, once', () => {
    const ended = advance(at('top'), scenes);
    expect(nextStep(at('top'), sceneOf('top'))).toBe('on');
    expect(nextStep(ended, sceneOf('top'))).toBe('end');
  });
});

describe('the beginning of a story', () => {
  it('goes to the first scene with choices', () => {
    expect(scenesToFirstChoice(WOLF_SCENES, 'door').map(({ id }) => id)).toEqual(['door', 'fork']);
  });

  it('comes to an end in a story that runs in a circle', () => {
    const circle = [sceneOf('door'), { ...sceneOf('top'), id: 'fork', next_scene_id: 'door' }];
    expect(scenesToFirstChoice(circle, 'door').map(({ id }) => id)).toEqual(['door', 'fork']);
  });
});
