import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { DATE_LOCALE, type Language } from '@huoban/contracts';
import type { EndpointPayload } from '@huoban/contracts/api';
import { joinClasses, Picture, PicturePlaceholder, Skeleton, VisuallyHidden } from '@huoban/ui';
import { useApi } from '../api/react/api-context';
import { apiQuery } from '../api/react/api-query';
import { useText } from '../i18n/use-text';
import { useLanguage } from '../page/page-context';
import { Link } from '../routes/link';
import { paths } from '../routes/paths';
import styles from './recent-list.module.css';

type Recent = EndpointPayload<'GET /api/im/conversations'>['items'][number];

const DAY_MS = 24 * 60 * 60_000;

export interface RecentListProps {
  /** `strip`: side by side, scrolling. `list`: one below the other. `latest`: only the latest one, if there is any. */
  layout: 'strip' | 'list' | 'latest';
  /** Called when a conversation is chosen, such as to close a menu. */
  onSelect?: () => void;
}

/** Time of day of today's messages, else the date. */
function timeText(at: string, language: Language): string {
  const date = new Date(at);
  const isRecent = Date.now() - date.getTime() < DAY_MS;
  return new Intl.DateTimeFormat(
    DATE_LOCALE[language],
    isRecent ? { hour: '2-digit', minute: '2-digit' } : { month: 'short', day: 'numeric' },
  ).format(date);
}

/** The latest conversations with picture, last line, time and unread messages. */
export function RecentList({ layout, onSelect }: RecentListProps) {
  const text = useText();
  const titleId = useId();
  const api = useApi();
  const language = useLanguage();
  // Read anew each time, because the visitor may come from a chat.
  const { data, error, refetch } = useQuery({
    ...apiQuery(api, language, 'GET /api/im/conversations', { query: {} }),
    staleTime: 0,
  });
  if (layout === 'latest' && !data?.items[0]) return null;
  const items = layout === 'latest' ? data?.items.slice(0, 1) : data?.items;
  return (
    <section aria-labelledby={titleId} className={joinClasses(styles.recent, styles[layout])}>
      <h2 id={titleId} className={styles.title}>
        {text('runtime:recent.title')}
      </h2>
      {items ? (
        items.length > 0 ? (
          <ul role="list" className={styles.items}>
            {items.map((recent) => (
              <RecentRow key={recent.character.id} recent={recent} onSelect={onSelect} />
            ))}
          </ul>
        ) : (
          <p className={styles.note}>{text('runtime:recent.empty')}</p>
        )
      ) : error ? (
        <p role="status" className={styles.note}>
          {text('runtime:recent.failed')}{' '}
          <button type="button" className={styles.retry} onClick={() => void refetch()}>
            {text('runtime:recent.retry')}
          </button>
        </p>
      ) : (
        <div aria-busy className={styles.items}>
          <Skeleton className={styles.loading} />
        </div>
      )}
    </section>
  );
}

interface RecentRowProps {
  recent: Recent;
  onSelect: RecentListProps['onSelect'];
}

function RecentRow({ recent: { character, last, unread }, onSelect }: RecentRowProps) {
  const text = useText();
  const language = useLanguage();
  const { id, name, picture } = character;
  return (
    <li>
      <Link to={paths.partnerChat(id)} className={styles.row} onClick={onSelect}>
        <span className={styles.face}>
          {picture ? (
            <Picture picture={picture} sizes="48px" alt="" />
          ) : (
            <PicturePlaceholder id={id} name={name} figure="silhouette" alt="" />
          )}
        </span>
        <span className={styles.words}>
          <span className={styles.head}>
            <strong className={styles.name}>{name}</strong>
            <time dateTime={last.created_at} className={styles.time}>
              {timeText(last.created_at, language)}
            </time>
          </span>
          <span className={styles.line}>
            {last.sender === 'user' && text('runtime:recent.own')}
            {last.text}
          </span>
        </span>
        {unread > 0 && (
          <span className={styles.unread}>
            <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
            <VisuallyHidden>{text('runtime:recent.unread', { count: unread })}</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  );
}
