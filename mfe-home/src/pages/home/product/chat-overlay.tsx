import { useSite, usePlace, useText } from '@huoban/runtime';
import { Icon, Tag, joinClasses } from '@huoban/ui';
import { PictureOrInitial } from '../../../components/picture-or-initial';
import { useFeaturedPartners } from '../queries';
import styles from './chat-overlay.module.css';

/** Messages of the sample conversation (`home.product.talk`); `own`: by the visitor. */
const MESSAGES = [
  { key: 'stuck', own: true },
  { key: 'advice', own: false },
  { key: 'doubt', own: true },
  { key: 'trust', own: false },
] as const;

/** A sample conversation on top of the game, with a featured coach if there is one. */
export function ChatOverlay() {
  const text = useText();
  const site = useSite();
  const { language } = usePlace();
  const { data } = useFeaturedPartners();
  const partner = data?.items.find(({ category }) => category.id === 'coach') ?? data?.items[0];
  const name = partner?.name ?? site.name[language];
  return (
    <div className={styles.chat}>
      <p className={styles.head}>
        <span className={styles.face}>
          <PictureOrInitial picture={partner?.picture ?? null} name={name} sizes="80px" />
        </span>
        <span className={styles.who}>
          <b>{name}</b>
          <span className={styles.state}>{text('home.product.watching')}</span>
        </span>
        <Tag tone="teal">{text('home.product.ai')}</Tag>
      </p>
      <ol role="list" className={styles.messages}>
        {MESSAGES.map(({ key, own }) => (
          <li key={key} className={joinClasses(styles.message, own && styles.own)}>
            {text(`home.product.talk.${key}`)}
          </li>
        ))}
        <li className={styles.event}>{text('home.product.talk.won')}</li>
        <li className={styles.message}>{text('home.product.talk.proud')}</li>
      </ol>
      <p aria-hidden className={styles.composer}>
        {text('home.product.composer')}
        <Icon name="send" />
      </p>
    </div>
  );
}
