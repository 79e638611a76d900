import { lazy, useState } from 'react';
import { Link, loadChunk, paths, RecentConversations, useText } from '@huoban/runtime';
import { Button, Icon, Popover, type ButtonSize } from '@huoban/ui';
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

/** The login button, or for a logged-in user the avatar with a link to the profile and the latest conversations. */
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
  // The conversations are loaded when the visitor is about to open them.
  const [isWanted, setWanted] = useState(false);
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
  const profile = (
    <Link
      to={paths.profile()}
      onPointerEnter={() => setWanted(true)}
      onFocus={() => setWanted(true)}
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
  if (named) {
    return (
      <>
        {profile}
        <RecentConversations layout="list" onSelect={onSelect} />
      </>
    );
  }
  return (
    <Popover align="end" trigger={() => profile}>
      <span className={styles.recent}>{isWanted && <RecentConversations layout="list" />}</span>
    </Popover>
  );
}
