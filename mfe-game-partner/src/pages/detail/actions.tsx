import { usePlace } from '@huoban/runtime';
import type { Device } from '@huoban/contracts';
import type { Partner } from '../../components/partner-queries';
import { FavoriteButton } from '../../components/favorite-button';
import styles from './actions.module.css';
import { ChatLink } from './chat-link';
import { ShareButton } from './share-button';

/** Chat, share and favourite. On mobile a bar fixed at the bottom. */
export function Actions({ partner, on }: { partner: Partner; on: Device }) {
  if (usePlace().device !== on) return null;
  return (
    <div className={styles.actions}>
      <ChatLink partnerId={partner.id} />
      <ShareButton partner={partner} />
      <FavoriteButton partner={partner} place="actions" />
    </div>
  );
}
