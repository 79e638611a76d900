import { useText } from '@huoban/runtime';
import { Heading } from '@huoban/ui';
import { Headline } from '../../components/headline';
import styles from './beliefs.module.css';

const BELIEFS = ['play', 'honest', 'memory', 'stop'] as const;

/** The principles of the company. */
export function Beliefs() {
  const text = useText();
  return (
    <section aria-labelledby="beliefs" data-surface="paper" className={styles.sheet}>
      <div className={styles.inner}>
        <Heading level={2} size="display-2" id="beliefs">
          <Headline>{text('about-us.beliefs.title')}</Headline>
        </Heading>
        <ol role="list" className={styles.list}>
          {BELIEFS.map((belief) => (
            <li key={belief} className={styles.belief}>
              <h3 className={styles.title}>{text(`about-us.beliefs.${belief}.title`)}</h3>
              <p className={styles.text}>{text(`about-us.beliefs.${belief}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
