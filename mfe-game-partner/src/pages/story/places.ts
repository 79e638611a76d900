interface KeptPlace {
  sceneId: string;
  endingIds: string[];
}

/** Places in stories, kept as long as the tab. Written in the browser only. */
const places = new Map<string, KeptPlace>();

const keyOf = (reader: string | null, storyId: string): string => `${reader ?? ''} ${storyId}`;

/** Where this reader (null: a visitor) left the story in this tab. */
export const placeIn = (reader: string | null, storyId: string): KeptPlace | undefined =>
  places.get(keyOf(reader, storyId));

/** Keeps the place; `endingId`: the ending that was found there. */
export function keepPlace(
  reader: string | null,
  storyId: string,
  { sceneId, endingId }: { sceneId: string; endingId: string | null },
): void {
  const found = new Set(placeIn(reader, storyId)?.endingIds);
  if (endingId !== null) found.add(endingId);
  places.set(keyOf(reader, storyId), { sceneId, endingIds: [...found] });
}
