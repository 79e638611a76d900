import { useText } from '@huoban/runtime';
import { Heading, joinClasses, Tag, VisuallyHidden } from '@huoban/ui';
import type { Partner } from '../../components/partner-queries';
import { PartnerPicture } from '../../components/partner-picture';
import styles from './samples.module.css';

/** The greeting and sample exchanges of the partner. */
export function Samples({ partner }: { partner: Partner }) {
  const text = useText();
  const { name, greeting, samples } = partner;
  return (
    <section className={styles.scene} data-surface="paper" aria-labelledby="samples">
      <div className={styles.inner}>
        <div className={styles.header}>
          <Heading level={2} size="1" id="samples">
            {text('detail.samples', { name })}
          </Heading>
          <p className={styles.note}>
            <Tag tone="teal">{text('detail.ai')}</Tag>
            {text('detail.aiNote', { name })}
          </p>
        </div>
        <ol role="list" className={styles.exchanges}>
          <li>
            <SampleMessage
              partner={partner}
              label={text('detail.greeting')}
              className={styles.greeting}
            >
              {greeting}
            </SampleMessage>
          </li>
          {samples.map(({ user, reply }) => (
            <li key={user} className={styles.exchange}>
              <p className={styles.user}>
                <VisuallyHidden>{`${text('detail.you')}: `}</VisuallyHidden>
                {user}
              </p>
              <SampleMessage partner={partner}>{reply}</SampleMessage>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface SampleMessageProps {
  partner: Partner;
  label?: string;
  className?: string | undefined;
  children: string;
}

function SampleMessage({ partner, label, className, children }: SampleMessageProps) {
  return (
    <div className={styles.message}>
      <div className={styles.face}>
        <PartnerPicture partner={partner} sizes="96px" />
      </div>
      <div className={styles.content}>
        <p className={styles.speaker}>
          {partner.name}
          {label && <span className={styles.label}>{label}</span>}
        </p>
        <p className={joinClasses(styles.reply, className)}>{children}</p>
      </div>
    </div>
  );
}
