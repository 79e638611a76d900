import { Link, paths, useText } from '@huoban/runtime';
import { Icon } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import { PartnerPicture } from '../../../components/partner-picture';
import { PORTRAIT_SIZES } from '../../../components/portrait-sizes';
import styles from './partner-aside.module.css';

/** Poster and links of the partner, next to the conversation on wide windows. */
export function PartnerAside({ partner }: { partner: Partner }) {
  const text = useText();
  const { id, name, line } = partner;
  return (
    <aside className={styles.side} aria-label={text('detail.about', { name })}>
      <div className={styles.poster}>
        <PartnerPicture
          partner={partner}
          sizes={PORTRAIT_SIZES}
          alt={text('detail.portrait', { name })}
          priority
        />
      </div>
      <p className={styles.line}>{line}</p>
      <nav className={styles.links} aria-label={text('chat.more', { name })}>
        <Link to={paths.partnerDetail(id)}>
          <Icon name="user" />
          {text('app.back', { name })}
        </Link>
        <Link to={paths.partnerGameList(id)}>
          <Icon name="controller" />
          {text('detail.games', { name })}
        </Link>
        <Link to={paths.home()}>
          <Icon name="download" />
          {text('app.computer')}
        </Link>
      </nav>
    </aside>
  );
}
