import type { TurnResponse, Choice, Scene } from '../../../components/story-queries';

export interface StoryLine {
  speaker: Scene['speaker'];
  /** Only of partners. */
  name: string | null;
  text: string;
}

export interface Reading {
  sceneId: string;
  /** Every line shown so far, the current one last. */
  log: StoryLine[];
  /** Lines of this scene that are still to come. */
  waiting: StoryLine[];
  /** Where a choice that was taken leads, once the answer to it is read. */
  targetSceneId: string | null;
  /** The ending is on screen. */
  ended: boolean;
}

export type Scenes = ReadonlyMap<string, Scene>;

function enter(log: StoryLine[], scene: Scene): Reading {
  const { id, speaker, speaker_name: name } = scene;
  const [first, ...waiting] = scene.lines.map((text): StoryLine => ({ speaker, name, text }));
  return {
    sceneId: id,
    log: first ? [...log, first] : log,
    waiting,
    targetSceneId: null,
    ended: false,
  };
}

/** A reading at the first line of a scene; null when the story has no such scene. */
export function startReading(scenes: Scenes, sceneId: string): Reading | null {
  const scene = scenes.get(sceneId);
  return scene ? enter([], scene) : null;
}

/** What the reader can do now: read on, choose, or look back from the ending. */
export function nextStep(
  { waiting, targetSceneId, ended }: Reading,
  scene: Scene,
): 'on' | 'choose' | 'end' {
  if (waiting.length > 0 || targetSceneId !== null) return 'on';
  if (scene.choices.length > 0) return 'choose';
  return ended ? 'end' : 'on';
}

/** The next line, the next scene, or the ending; the same reading where a choice has to be made. */
export function advance(reading: Reading, scenes: Scenes): Reading {
  const [next, ...waiting] = reading.waiting;
  if (next) return { ...reading, log: [...reading.log, next], waiting };
  const scene = scenes.get(reading.sceneId);
  const to = scenes.get(reading.targetSceneId ?? scene?.next_scene_id ?? '');
  if (to) return enter(reading.log, to);
  return scene?.ending ? { ...reading, ended: true } : reading;
}

/** What follows from words of the reader: the answer as a line, and the scene they lead to, if any. */
export function applyResponse(
  reading: Reading,
  scenes: Scenes,
  said: string,
  { reply, next_scene_id: targetSceneId }: Pick<TurnResponse, 'reply' | 'next_scene_id'>,
): Reading {
  const name = [...scenes.values()].find((scene) => scene.speaker_name)?.speaker_name ?? null;
  const log: StoryLine[] = [...reading.log, { speaker: 'player', name: null, text: said }];
  if (!reply) return advance({ ...reading, log, targetSceneId }, scenes);
  return { ...reading, log: [...log, { speaker: 'partner', name, text: reply }], targetSceneId };
}

/** A choice taken without an answer of the service. */
export const responseToChoice = ({ next_scene_id }: Choice) => ({ reply: '', next_scene_id });

/** The scenes from `start` to the first one with choices, or to the ending of a story without any. */
export function scenesToFirstChoice(items: Scene[], start: string): Scene[] {
  const scenes = new Map(items.map((scene) => [scene.id, scene]));
  const path: Scene[] = [];
  for (
    let scene = scenes.get(start);
    scene && !path.includes(scene);
    scene = scenes.get(scene.next_scene_id ?? '')
  )
    path.push(scene);
  return path;
}
