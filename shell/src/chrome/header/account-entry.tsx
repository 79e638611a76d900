import { lazy } from 'react';
import { Link, loadChunk, paths, useText } from '@huoban/runtime';
import { Button, Icon, type ButtonSize } from '@huoban/ui';
import type { ChromeSession } from './header-props';
import { LazyBoundary } from './lazy-boundary';
import styles from './account-entry.module.css';

const AccountAvatar = lazy(() =>
  loadChunk(() => import(/* webpackChunkName: "avatar" */ './account-avatar')),
);

interface AccountEntryProps extends ChromeSession {
  size?: ButtonSize;
  /** Shows a label beside the avatar. */
  named?: boolean;
  onSelect?: () => void;
}

/** The login button, or for a logged-in user the avatar with a link to the profile. */
export function AccountEntry({
  loggedIn,
  avatar,
  onLogin,
  onLoginIntent,
  size = 'medium',
  named = false,
  onSelect,
}: AccountEntryProps) {
  const text = useText();
  if (!loggedIn) {
    return (
      <Button
        variant="secondary"
        size={size}
        onClick={onLogin}
        onPointerEnter={onLoginIntent}
        onFocus={onLoginIntent}
        className={styles.login}
      >
        {text('shell:account.login')}
      </Button>
    );
  }
  return (
    <Link
      to={paths.profile()}
      className={styles.profile}
      aria-label={text('shell:account.profile')}
      onClick={onSelect}
    >
      <span className={styles.avatar}>
        {avatar ? (
          <LazyBoundary fallback={<Icon name="user" />}>
            <AccountAvatar avatar={avatar} />
          </LazyBoundary>
        ) : (
          <Icon name="user" />
        )}
      </span>
      {named && <span>{text('shell:account.profile')}</span>}
    </Link>
  );
}
