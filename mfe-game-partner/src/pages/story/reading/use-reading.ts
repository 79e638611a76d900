import { useMemo, useRef, useState } from 'react';
import { useApi, useText } from '@huoban/runtime';
import { RESPOND, type Choice, type Scene } from '../../../components/story-queries';
import { storePosition } from '../../../components/reading-position';
import { advance, applyResponse, startReading, responseToChoice, type Reading } from './reading';

interface ReadingOptions {
  storyId: string;
  /** Null without a login; the position is then not sent to the service. */
  accountId: string | null;
}

/** State of a reading, its actions, and the error text of the last request. */
export function useReading(items: Scene[], { storyId, accountId }: ReadingOptions) {
  const api = useApi();
  const text = useText();
  const scenes = useMemo(() => new Map(items.map((scene) => [scene.id, scene])), [items]);
  const [reading, setReading] = useState<Reading | null>(null);
  const [busy, setBusy] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  // Sent in order, so that an older position cannot overwrite a newer one.
  const lastRequest = useRef<Promise<unknown>>(Promise.resolve());
  // Changes with each start and leave, so that a late response does not overwrite what is shown then.
  const run = useRef(0);

  const send = (body: { scene_id: string; choice_id?: string; text?: string }) => {
    const call = () => api.call(RESPOND, { body: { quest_id: storyId, ...body } });
    const response = lastRequest.current.then(call, call);
    lastRequest.current = response;
    return response;
  };

  const show = (next: Reading): void => {
    setReading(next);
    const endingId = scenes.get(next.sceneId)?.ending ? next.sceneId : null;
    storePosition(accountId, storyId, { sceneId: next.sceneId, endingId });
  };

  const advanceReading = (): void => {
    if (!reading || busy) return;
    const next = advance(reading, scenes);
    if (next === reading) return;
    show(next);
    const isNextScene = next.sceneId !== reading.sceneId && reading.targetSceneId === null;
    if (!isNextScene || accountId === null) return;
    send({ scene_id: reading.sceneId }).then(
      () => setErrorText(null),
      () => setErrorText(text('story.unsaved')),
    );
  };

  const choose = async (choice: Choice): Promise<void> => {
    if (!reading || busy) return;
    const { current: runOfChoice } = run;
    setBusy(true);
    try {
      const response = await send({ scene_id: reading.sceneId, choice_id: choice.id });
      if (run.current !== runOfChoice) return;
      setErrorText(null);
      show(applyResponse(reading, scenes, choice.text, response));
    } catch {
      if (run.current !== runOfChoice) return;
      // All scenes are loaded, so the story continues without the reply of the partner.
      setErrorText(text(accountId === null ? 'story.unanswered' : 'story.unsaved'));
      show(applyResponse(reading, scenes, choice.text, responseToChoice(choice)));
    }
    setBusy(false);
  };

  /** Resolves to whether the text was sent. */
  const reply = async (input: string): Promise<boolean> => {
    if (!reading || busy) return false;
    const { current: runOfReply } = run;
    setBusy(true);
    try {
      const response = await send({ scene_id: reading.sceneId, text: input });
      if (run.current !== runOfReply) return true;
      setErrorText(response.reply || response.next_scene_id ? null : text('story.noFit'));
      show(applyResponse(reading, scenes, input, response));
      return true;
    } catch {
      if (run.current === runOfReply) setErrorText(text('story.unsent'));
      return false;
    } finally {
      if (run.current === runOfReply) setBusy(false);
    }
  };

  const ignorePendingResponse = (): void => {
    run.current += 1;
    setBusy(false);
  };

  const start = (sceneId: string): void => {
    ignorePendingResponse();
    const first = startReading(scenes, sceneId);
    setErrorText(null);
    if (first) show(first);
  };

  const leave = (): void => {
    ignorePendingResponse();
    setReading(null);
  };

  return {
    reading,
    scene: reading ? scenes.get(reading.sceneId) : undefined,
    busy,
    errorText,
    start,
    leave,
    advance: advanceReading,
    choose,
    reply,
  };
}
