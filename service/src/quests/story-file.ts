import * as z from 'zod';
import { localized, text } from '../content/content-schema';

const sceneId = z.string().regex(/^[a-z][a-z0-9-]*$/, 'a scene id is lower-case words and hyphens');

const choice = z.strictObject({
  id: sceneId,
  text: localized,
  to: sceneId,
  /** Reply of the partner before the next scene. */
  reply: localized.optional(),
});

const scene = z.strictObject({
  /** Id of the backdrop picture, which several scenes may share. */
  place: sceneId.optional(),
  speaker: z.enum(['narrator', 'partner', 'player']),
  lines: z.array(localized).min(1).max(4),
  choices: z.array(choice).min(2).optional(),
  next: sceneId.optional(),
  ending: z.strictObject({ title: localized, text: localized }).optional(),
});

const shape = z.strictObject({
  id: text,
  slug: text,
  /** Slug of the partner who narrates. */
  character: text,
  title: localized,
  summary: localized,
  start: sceneId,
  /** Replies to typed texts that match no choice. */
  asides: z.array(localized).min(2),
  scenes: z.record(sceneId, scene),
});

export type StoryFile = z.output<typeof shape>;
export type StoryScene = StoryFile['scenes'][string];

interface SceneLink {
  to: string;
  path: (string | number)[];
}

/** Links of a scene with the field that contains each. */
const linksOf = (id: string, { choices, next }: StoryScene): SceneLink[] => [
  ...(choices ?? []).map(({ to }, index) => ({ to, path: ['scenes', id, 'choices', index, 'to'] })),
  ...(next === undefined ? [] : [{ to: next, path: ['scenes', id, 'next'] }]),
];

/** All ids reachable from `first`, itself included. */
function reachableFrom(first: string[], next: (id: string) => string[]): Set<string> {
  const reached = new Set(first);
  for (const id of reached) for (const other of next(id)) reached.add(other);
  return reached;
}

const MIN_ENDINGS = 2;

/**
 * `content/stories/<slug>.json`. Besides the shape: every scene has exactly one of choices, next and ending, every target
 * exists, every scene is reachable from the start and leads to an ending, and there are at least two endings.
 */
export const storyFile = shape.superRefine(({ start, scenes }, context) => {
  const wrong = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const ids = Object.keys(scenes);
  const links = new Map(Object.entries(scenes).map(([id, each]) => [id, linksOf(id, each)]));

  for (const { to, path } of [{ to: start, path: ['start'] }, ...[...links.values()].flat()])
    if (scenes[to] === undefined) wrong(path, `no scene has the id ${to}`);

  for (const [id, { choices, next, ending }] of Object.entries(scenes)) {
    if ([choices, next, ending].filter((way) => way !== undefined).length !== 1)
      wrong(['scenes', id], 'needs exactly one of choices, next and ending');
    const names = (choices ?? []).map((each) => each.id);
    const duplicate = names.findIndex((name, index) => names.indexOf(name) !== index);
    if (duplicate >= 0)
      wrong(
        ['scenes', id, 'choices', duplicate, 'id'],
        `two choices have the id ${names[duplicate] ?? ''}`,
      );
  }

  const targets = (id: string) => (links.get(id) ?? []).map(({ to }) => to);
  const reached = reachableFrom([start], targets);
  const endings = ids.filter((id) => scenes[id]?.ending !== undefined);
  const leading = reachableFrom(endings, (id) => ids.filter((from) => targets(from).includes(id)));
  for (const id of ids) {
    if (!reached.has(id)) wrong(['scenes', id], 'cannot be reached from the start');
    if (!leading.has(id)) wrong(['scenes', id], 'leads to no ending');
  }
  if (endings.length < MIN_ENDINGS) wrong(['scenes'], `has fewer than ${MIN_ENDINGS} endings`);
});
