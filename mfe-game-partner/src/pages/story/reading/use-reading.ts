import { useMemo, useRef, useState } from 'react';
import { useApi, useText, failureText } from '@huoban/runtime';
import { RESPOND, type Choice, type Scene } from '../../../components/story-queries';
import { storePosition } from './reading-position';
import { advance, applyResponse, startReading, responseToChoice, type Reading } from './reading';

interface ReadingOptions {
  storyId: string;
  /** Null for a visitor, whose place is not sent anywhere. */
  accountId: string | null;
}

/** One reading of a story: its state, what the reader can do, and what went wrong on the way to the service. */
export function useReading(items: Scene[], { storyId, accountId }: ReadingOptions) {
  const api = useApi();
  const text = useText();
  const scenes = useMemo(() => new Map(items.map((scene) => [scene.id, scene])), [items]);
  const [reading, setReading] = useState<Reading | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // One after the other: a place that is sent later must not be overtaken by the one before.
  const sending = useRef<Promise<unknown>>(Promise.resolve());

  const send = (body: { scene_id: string; choice_id?: string; text?: string }) => {
    const call = () => api.call(RESPOND, { body: { quest_id: storyId, ...body } }, { quiet: true });
    const answer = sending.current.then(call, call);
    sending.current = answer;
    return answer;
  };

  const show = (next: Reading): void => {
    setReading(next);
    const endingId = scenes.get(next.sceneId)?.ending ? next.sceneId : null;
    storePosition(accountId, storyId, { sceneId: next.sceneId, endingId });
  };

  const readOn = (): void => {
    if (!reading || busy) return;
    const next = advance(reading, scenes);
    if (next === reading) return;
    show(next);
    const moved = next.sceneId !== reading.sceneId && reading.targetSceneId === null;
    if (!moved || accountId === null) return;
    send({ scene_id: reading.sceneId }).then(
      () => setProblem(null),
      () => setProblem(text('story.unsaved')),
    );
  };

  const choose = async (choice: Choice): Promise<void> => {
    if (!reading || busy) return;
    setBusy(true);
    try {
      const answer = await send({ scene_id: reading.sceneId, choice_id: choice.id });
      setProblem(null);
      show(applyResponse(reading, scenes, choice.text, answer));
    } catch {
      // The scenes are all here: the story goes on without the partner's remark.
      setProblem(text(accountId === null ? 'story.unanswered' : 'story.unsaved'));
      show(applyResponse(reading, scenes, choice.text, responseToChoice(choice)));
    }
    setBusy(false);
  };

  /** Resolves to whether the words arrived. */
  const say = async (words: string): Promise<boolean> => {
    if (!reading || busy) return false;
    setBusy(true);
    try {
      const answer = await send({ scene_id: reading.sceneId, text: words });
      setProblem(answer.reply || answer.next_scene_id ? null : text('story.noFit'));
      show(applyResponse(reading, scenes, words, answer));
      return true;
    } catch (error) {
      setProblem(failureText(error, text));
      return false;
    } finally {
      setBusy(false);
    }
  };

  const start = (sceneId: string): void => {
    const first = startReading(scenes, sceneId);
    setProblem(null);
    if (first) show(first);
  };

  const leave = (): void => setReading(null);

  return {
    reading,
    scene: reading ? scenes.get(reading.sceneId) : undefined,
    busy,
    problem,
    start,
    leave,
    readOn,
    choose,
    say,
  };
}
