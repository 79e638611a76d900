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

describe('reading', () => {
  it('starts at the first line of a scene', () => {
    const { log, remaining } = at('door');
    expect(log.map(({ text }) => text)).toEqual(['雪停了。']);
    expect(remaining.map(({ text }) => text)).toEqual(['门开了。']);
  });

  it('cannot start at an unknown scene', () => {
    expect(startReading(scenes, 'attic')).toBeNull();
  });

  it('does not advance if a choice is required', () => {
    const fork = at('fork');
    expect(nextStep(fork, sceneOf('fork'))).toBe('choose');
    expect(advance(fork, scenes)).toBe(fork);
  });

  it('shows the response to a choice before the next scene', () => {
    const next = applyResponse(at('fork'), scenes, '走楼梯', {
      reply: '慢点走。',
      next_scene_id: 'top',
    });
    expect(next.log.at(-1)).toEqual({ speaker: 'partner', name: '真不是狼', text: '慢点走。' });
    expect(next.sceneId).toBe('fork');
    expect(advance(next, scenes).sceneId).toBe('top');
  });

  it('ends after the last line of an ending', () => {
    const ended = advance(at('top'), scenes);
    expect(nextStep(at('top'), sceneOf('top'))).toBe('advance');
    expect(nextStep(ended, sceneOf('top'))).toBe('end');
  });
});

describe('scenesToFirstChoice', () => {
  it('ends at the first scene with choices', () => {
    expect(scenesToFirstChoice(WOLF_SCENES, 'door').map(({ id }) => id)).toEqual(['door', 'fork']);
  });

  it('terminates for a cyclic story', () => {
    const circle = [sceneOf('door'), { ...sceneOf('top'), id: 'fork', next_scene_id: 'door' }];
    expect(scenesToFirstChoice(circle, 'door').map(({ id }) => id)).toEqual(['door', 'fork']);
  });
});
