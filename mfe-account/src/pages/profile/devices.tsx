import { useState } from 'react';
import { DATE_LOCALE } from '@huoban/contracts';
import { FailureNotice, useApi, useLanguage, useText } from '@huoban/runtime';
import { Button, Heading, Skeleton, VisuallyHidden } from '@huoban/ui';
import { useAccountSessions } from '../../components/account-queries';
import { LOGOUT, useLogOut } from '../../components/use-log-out';
import styles from './devices.module.css';

/** The sessions of the account with their last use, and a way to end all of them. */
export function Devices() {
  const text = useText();
  const { sessions, error, isFetching, refetch } = useAccountSessions();
  return (
    <section className={styles.devices} aria-busy={!sessions && !error}>
      <Heading level={2} size="3">
        {text('profile.devices')}
      </Heading>
      {sessions ? (
        <ul role="list" className={styles.list}>
          {sessions.map((session) => (
            <DeviceRow key={session.created_at} {...session} />
          ))}
        </ul>
      ) : error ? (
        <FailureNotice
          failure={error}
          title={text('profile.devicesFailed')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <VisuallyHidden>
            <span role="status">{text('profile.devicesLoading')}</span>
          </VisuallyHidden>
          <Skeleton shape="text" lines={2} />
        </>
      )}
      <LogOutEverywhere />
    </section>
  );
}

interface DeviceRowProps {
  current: boolean;
  browser: string | null;
  system: string | null;
  last_used_at: string;
}

function DeviceRow({ current, browser, system, last_used_at: lastUsedAt }: DeviceRowProps) {
  const text = useText();
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(DATE_LOCALE[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const name = [browser, system].filter(Boolean).join(' · ') || text('profile.unknownDevice');
  return (
    <li className={styles.device}>
      <strong>{name}</strong>
      {current && <span className={styles.current}>{text('profile.thisDevice')}</span>}
      <time dateTime={lastUsedAt} className={styles.used}>
        {text('profile.lastUsed', { date: format.format(new Date(lastUsedAt)) })}
      </time>
    </li>
  );
}

function LogOutEverywhere() {
  const text = useText();
  const api = useApi();
  const logOut = useLogOut();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const handleClick = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await api.call(LOGOUT, { body: { all: true } });
    } catch {
      setFailed(true);
      setBusy(false);
      return;
    }
    await logOut(text('profile.loggedOutAll'), { isEnded: true });
  };

  return (
    <>
      <Button
        variant="ghost"
        busy={isBusy}
        className={styles.everywhere}
        onClick={() => void handleClick()}
      >
        {text('profile.logoutAll')}
      </Button>
      <p role="alert" className={styles.failed}>
        {hasFailed && text('profile.logoutAllFailed')}
      </p>
    </>
  );
}
