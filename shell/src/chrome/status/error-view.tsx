import { Link, paths, useText } from '@huoban/runtime';
import { Fragment, type ReactNode } from 'react';
import {
  Button,
  ErrorIllustration,
  Heading,
  EmptyIllustration,
  Notice,
  buttonClass,
} from '@huoban/ui';
import { useFailedRequestId } from './use-failed-request-id';
import styles from './error-view.module.css';

export interface ErrorText {
  title: string;
  lead: string;
}

export interface ErrorViewProps {
  /** HTTP status; 500 when unknown. */
  status?: number;
  /** The error's own message, shown as text. */
  message: string;
  /** Heading and explanation in place of the default ones. */
  words?: ErrorText | undefined;
  picture?: ReactNode;
  /** Adds a retry button to the links. */
  onRetry?: () => void;
}

/** The error page (specification section 8): code, status message, message, and links. */
export function ErrorView({ status = 500, message, words, picture, onRetry }: ErrorViewProps) {
  const text = useText();
  const kind = status === 404 ? 'notFound' : 'failed';
  return (
    <section className={styles.error}>
      <div className={styles.picture}>
        {picture ?? (kind === 'notFound' ? <EmptyIllustration /> : <ErrorIllustration />)}
      </div>
      <div className={styles.text}>
        <p className={styles.status}>{status}</p>
        {words && <p className={styles.message}>{text(`shell:error.${kind}.title`)}</p>}
        <Heading level={1}>{words?.title ?? text(`shell:error.${kind}.title`)}</Heading>
        <p className={styles.lead}>{words?.lead ?? text(`shell:error.${kind}.lead`)}</p>
        <Message text={message} />
        <RequestId status={status} />
        <div className={styles.links}>
          {onRetry && <Button onClick={onRetry}>{text('shell:error.retry')}</Button>}
          <Link to={paths.home()} className={buttonClass(onRetry ? 'ghost' : 'primary')}>
            {text('shell:error.home')}
          </Link>
          <Link to={paths.gamePartner()} className={buttonClass('link')}>
            {text('shell:nav.partner')}
          </Link>
          <Link to={paths.gameLibrary()} className={buttonClass('link')}>
            {text('shell:nav.library')}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** Shown in place of a section that could not be loaded, or whose data could not. */
export function SectionErrorView({
  status,
  message,
  onRetry,
  offline = false,
}: Pick<ErrorViewProps, 'message'> & {
  status: number;
  onRetry: () => void;
  offline?: boolean;
}) {
  const text = useText();
  const kind = offline ? 'offline' : 'section';
  return (
    <div className={styles.section}>
      <Notice
        kind={offline ? 'offline' : 'error'}
        level={1}
        title={text(`shell:error.${kind}.title`)}
        action={
          <>
            <Button onClick={onRetry}>{text('shell:error.retry')}</Button>
            <Link to={paths.home()} className={buttonClass('link')}>
              {text('shell:error.home')}
            </Link>
          </>
        }
      >
        <p>{text(`shell:error.${kind}.lead`)}</p>
        <div className={styles.details}>
          <p className={styles.message}>
            {status} {text('shell:error.failed.title')}
          </p>
          <Message text={message} />
          <RequestId status={status} />
        </div>
      </Notice>
    </div>
  );
}

/** A message with an address breaks after a part of it, not inside a word. */
function Message({ text }: { text: string }) {
  return (
    <p className={styles.message}>
      {text.split(/(?<=[/?&])/).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </p>
  );
}

/** For a visitor's report to the operator; a page that does not exist needs none. */
function RequestId({ status }: { status: number }) {
  const text = useText();
  const id = useFailedRequestId();
  if (id === null || status < 500) return null;
  return <p className={styles.message}>{text('shell:error.request', { id })}</p>;
}
