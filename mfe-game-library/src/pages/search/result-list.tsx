import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths, usePage, useText } from '@huoban/runtime';
import { Heading, Icon, joinClasses } from '@huoban/ui';
import { readSearch, withSearch, type Search } from '../../components/search-params';
import type { SearchResult } from '../../components/game-queries';
import { GameResult } from './game-result';
import styles from './result-list.module.css';
import { PortraitResult } from './portrait-result';

interface ResultGroupProps {
  kind: Exclude<Search['kind'], 'all'>;
  /** The page of this kind, as returned by the service. */
  list: { total: number; page: number; next_page: number | null };
  children: ReactNode;
}

/** Matching games, partners and entities, or one kind with pagination. Entities are first when one is called so. */
export function ResultList({ result: { games, characters, entities } }: { result: SearchResult }) {
  const isNamed = entities?.items.some(({ title_parts }) => title_parts.some(({ hit }) => hit));
  const entityGroup = entities !== undefined && entities.items.length > 0 && (
    <ResultGroup kind="entity" list={entities}>
      {entities.items.map((entity) => (
        <PortraitResult
          key={entity.id}
          match={entity}
          to={paths.roleInfo(entity.id)}
          kind={`${entity.kind} · ${entity.game}`}
        />
      ))}
    </ResultGroup>
  );
  const kinds = [games, characters, entities].filter(
    (list) => list && list.items.length > 0,
  ).length;
  return (
    <div className={joinClasses(styles.kinds, kinds === 1 && styles.alone)}>
      {isNamed && entityGroup}
      {games.items.length > 0 && (
        <ResultGroup kind="game" list={games}>
          {games.items.map((game) => (
            <GameResult key={game.id} game={game} />
          ))}
        </ResultGroup>
      )}
      {characters.items.length > 0 && (
        <ResultGroup kind="character" list={characters}>
          {characters.items.map((partner) => (
            <PortraitResult
              key={partner.id}
              match={partner}
              to={paths.partnerDetail(partner.id)}
              kind={partner.category.name}
            />
          ))}
        </ResultGroup>
      )}
      {!isNamed && entityGroup}
    </div>
  );
}

function ResultGroup({ kind, list, children }: ResultGroupProps) {
  const text = useText();
  return (
    <section className={styles.kind} aria-labelledby={`found-${kind}`}>
      <Heading level={2} size="3" id={`found-${kind}`} className={styles.heading}>
        {text(`search.${kind}`)}
        <span className={styles.total}>{list.total}</span>
      </Heading>
      <ul role="list">{children}</ul>
      <Pagination kind={kind} list={list} />
    </section>
  );
}

/** Links to all results of this kind, to the other pages, and back to all kinds. */
function Pagination({ kind, list }: Omit<ResultGroupProps, 'children'>) {
  const text = useText();
  const { query } = usePage();
  const linkTo = (change: Partial<Search>) => ({
    search: `?${withSearch(query, change).toString()}`,
  });
  if (readSearch(query).kind === 'all') {
    if (list.next_page === null) return null;
    return (
      <p className={styles.steps}>
        <Link to={linkTo({ kind })}>
          {text(`search.every.${kind}`, { total: list.total })} <Icon name="arrow" />
        </Link>
      </p>
    );
  }
  return (
    <nav className={styles.steps} aria-label={text('search.pages')}>
      <Link to={linkTo({})}>{text('search.everything')}</Link>
      {list.page > 1 && (
        <Link rel="prev" to={linkTo({ kind, page: list.page - 1 })}>
          <Icon name="chevron-left" /> {text('search.previous')}
        </Link>
      )}
      {list.next_page !== null && (
        <Link rel="next" to={linkTo({ kind, page: list.next_page })}>
          {text('search.next')} <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
