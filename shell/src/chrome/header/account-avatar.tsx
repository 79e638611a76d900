import type { Avatar as AvatarOfAccount } from '@huoban/contracts/api';
import { Avatar } from '@huoban/ui';
import styles from './account-entry.module.css';

/** Loaded only for logged-in users. */
export default function AccountAvatar({ avatar }: { avatar: AvatarOfAccount }) {
  return <Avatar avatar={avatar} className={styles.drawn} />;
}
