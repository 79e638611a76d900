import type { Avatar as AvatarOfAccount } from '@huoban/contracts/api';
import { Avatar } from '@huoban/ui';
import styles from './account-entry.module.css';

/** Loaded only for those who are logged in. */
export default function AccountAvatar({ avatar }: { avatar: AvatarOfAccount }) {
  return <Avatar avatar={avatar} className={styles.drawn} />;
}
