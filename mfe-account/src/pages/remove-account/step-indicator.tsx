import { useText } from '@huoban/runtime';
import { STEPS, type Step } from './steps';
import styles from './step-indicator.module.css';

/** Progress of the removal. */
export function StepIndicator({ step }: { step: Step }) {
  const text = useText();
  const reached = STEPS.indexOf(step);
  return (
    <ol role="list" className={styles.marks}>
      {STEPS.map((each, index) => (
        <li
          key={each}
          className={styles.mark}
          data-reached={index <= reached}
          aria-current={index === reached ? 'step' : undefined}
        >
          {text(`removeAccount.${each}.mark`)}
        </li>
      ))}
    </ol>
  );
}
