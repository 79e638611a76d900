import type { TurnResponse, Choice, Scene } from '../../../components/story-queries';

export interface StoryLine {
  speaker: Scene['speaker'];
  /** Set only for partners. */
  name: string | null;
  text: string;
}

export interface Reading {
  sceneId: string;
  /** Every line shown so far, the current one last. */
  log: StoryLine[];
  /** Remaining lines of this scene. */
  remaining: StoryLine[];
  /** Scene that follows after the response to a choice was shown. */
  targetSceneId: string | null;
  /** Whether the ending is shown. */
  ended: boolean;
}

export type Scenes = ReadonlyMap<string, Scene>;

function enter(log: StoryLine[], scene: Scene): Reading {
  const { id, speaker, speaker_name: name } = scene;
  const [first, ...remaining] = scene.lines.map((text): StoryLine => ({ speaker, name, text }));
  return {
    sceneId: id,
    log: first ? [...log, first] : log,
    remaining,
    targetSceneId: null,
    ended: false,
  };
}

/** A reading at the first line of a scene; null if the story has no such scene. */
export function startReading(scenes: Scenes, sceneId: string): Reading | null {
  const scene = scenes.get(sceneId);
  return scene ? enter([], scene) : null;
}

/** What the reader can do next: advance, choose, or nothing after the ending. */
export function nextStep(
  { remaining, targetSceneId, ended }: Reading,
  scene: Scene,
): 'advance' | 'choose' | 'end' {
  if (remaining.length > 0 || targetSceneId !== null) return 'advance';
  if (scene.choices.length > 0) return 'choose';
  return ended ? 'end' : 'advance';
}

/** Moves to the next line, scene or ending. Returns the same reading if a choice is required. */
export function advance(reading: Reading, scenes: Scenes): Reading {
  const [next, ...remaining] = reading.remaining;
  if (next) return { ...reading, log: [...reading.log, next], remaining };
  const scene = scenes.get(reading.sceneId);
  const to = scenes.get(reading.targetSceneId ?? scene?.next_scene_id ?? '');
  if (to) return enter(reading.log, to);
  return scene?.ending ? { ...reading, ended: true } : reading;
}

/** Adds the text of the reader and the response as lines, and stores the scene that follows. */
export function applyResponse(
  reading: Reading,
  scenes: Scenes,
  input: string,
  { reply, next_scene_id: targetSceneId }: Pick<TurnResponse, 'reply' | 'next_scene_id'>,
): Reading {
  const name = [...scenes.values()].find((scene) => scene.speaker_name)?.speaker_name ?? null;
  const log: StoryLine[] = [...reading.log, { speaker: 'player', name: null, text: input }];
  if (!reply) return advance({ ...reading, log, targetSceneId }, scenes);
  return { ...reading, log: [...log, { speaker: 'partner', name, text: reply }], targetSceneId };
}

/** Substitute for the response to a choice if the service fails. */
export const responseToChoice = ({ next_scene_id }: Choice) => ({ reply: '', next_scene_id });

/** The scenes from `start` to the first one with choices, or to the end. */
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
