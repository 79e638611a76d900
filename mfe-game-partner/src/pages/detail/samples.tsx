import { useText } from '@huoban/runtime';
import { Heading, joinClasses, Tag, VisuallyHidden } from '@huoban/ui';
import type { Partner } from '../../components/partner';
import { PartnerPicture } from '../../components/partner-picture';
import styles from './samples.module.css';

/** How the partner talks: the first words in large type, then exchanges as bubbles. */
export function Samples({ partner }: { partner: Partner }) {
  const text = useText();
  const { name, greeting, samples } = partner;
  return (
    <section className={styles.scene} data-surface="paper" aria-labelledby="samples">
      <div className={styles.inner}>
        <div className={styles.opening}>
          <Heading level={2} size="1" id="samples">
            {text('detail.samples', { name })}
          </Heading>
          <p className={styles.note}>
            <Tag tone="teal">{text('detail.ai')}</Tag>
            {text('detail.aiNote', { name })}
          </p>
        </div>
        <ol role="list" className={styles.talk}>
          <li>
            <SampleMessage by={partner} label={text('detail.greeting')} className={styles.greeting}>
              {greeting}
            </SampleMessage>
          </li>
          {samples.map(({ user, reply }) => (
            <li key={user} className={styles.exchange}>
              <p className={styles.user}>
                <VisuallyHidden>{`${text('detail.you')}: `}</VisuallyHidden>
                {user}
              </p>
              <SampleMessage by={partner}>{reply}</SampleMessage>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface SampleMessageProps {
  by: Partner;
  label?: string;
  className?: string | undefined;
  children: string;
}

function SampleMessage({ by, label, className, children }: SampleMessageProps) {
  return (
    <div className={styles.said}>
      <div className={styles.face}>
        <PartnerPicture partner={by} sizes="96px" />
      </div>
      <div className={styles.words}>
        <p className={styles.speaker}>
          {by.name}
          {label && <span className={styles.label}>{label}</span>}
        </p>
        <p className={joinClasses(styles.reply, className)}>{children}</p>
      </div>
    </div>
  );
}
