import type { Selectable } from 'kysely';
import type { Language } from '@huoban/contracts';
import type { EntityCard } from '@huoban/contracts/api';
import type { GameEntitiesTable, Localized } from '../../database/tables';
import type { Library } from '../library';

/** Columns of a card, without the sections. */
export const ENTITY_CARD_COLUMNS = [
  'game_entities.id',
  'game_entities.game_id',
  'game_entities.kind',
  'game_entities.name',
  'game_entities.summary',
  'game_entities.role',
] as const;

export type EntityCardRow = Pick<
  Selectable<GameEntitiesTable>,
  'id' | 'game_id' | 'kind' | 'name' | 'summary' | 'role'
>;

const KIND_NAMES: Record<EntityCardRow['kind'], Localized> = {
  role: { zh: '角色', en: 'Character', ja: '登場人物' },
  thing: { zh: '物件', en: 'Item', ja: 'アイテム' },
  place: { zh: '地点', en: 'Place', ja: '場所' },
};

/** Card of an entity in one language. */
export const presentEntity = (
  { pictureOf }: Pick<Library, 'pictureOf'>,
  entity: EntityCardRow,
  language: Language,
): EntityCard => ({
  id: entity.id,
  game_id: entity.game_id,
  name: entity.name[language],
  kind: KIND_NAMES[entity.kind][language],
  kind_id: entity.kind,
  summary: entity.summary[language],
  picture: pictureOf('entities', entity.id),
  ...(entity.role !== null && {
    role: { title: entity.role.title[language], skill: entity.role.skill[language] },
  }),
});

/** Between a name and what is said about it. */
export const COLON: Record<Language, string> = { zh: '：', en: ': ', ja: '：' };

/** Texts of an entity that a search result can quote, starting with its name and summary. */
export const quotableTexts = (
  {
    name,
    role,
    summary,
    sections,
  }: Pick<Selectable<GameEntitiesTable>, 'name' | 'role' | 'summary' | 'sections'>,
  language: Language,
): string[] => [
  `${name[language]}${COLON[language]}${summary[language]}`,
  ...(role === null ? [] : [`${role.title[language]}${COLON[language]}${role.skill[language]}`]),
  ...sections.map(({ body }) => body[language]),
];
