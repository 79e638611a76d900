import { useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { usePlace, useText } from '@huoban/runtime';
import { Heading } from '@huoban/ui';
import { useAccount } from '../../components/account-queries';
import { CodeStep } from './code-step';
import { ConfirmStep } from './confirm-step';
import { LossesStep } from './losses-step';
import { StepIndicator } from './step-indicator';
import type { Step } from './steps';
import styles from './page.module.css';

/** The three steps of a removal. The first one shows no private data, so the server renders it. A reload restarts. */
export const Removal = observer(function Removal() {
  const text = useText();
  const { device } = usePlace();
  const { account, error, isFetching, refetch } = useAccount();
  const [step, setStep] = useState<Step>('losses');
  const [codeError, setCodeError] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedStep = useRef<Step>(step);

  useEffect(() => {
    // Later steps replace the element that had the focus.
    if (focusedStep.current === step) return;
    focusedStep.current = step;
    heading.current?.focus();
  }, [step]);

  const handleVerifyAgain = () => {
    setCodeError(text('removeAccount.verifyAgain'));
    setStep('code');
  };
  return (
    <div className={styles.removal}>
      <StepIndicator step={step} />
      <section className={styles.step} data-surface={device === 'desktop' ? 'paper' : undefined}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {text(`removeAccount.${step}.title`)}
        </Heading>
        {step === 'losses' && (
          <LossesStep
            account={account}
            failed={error !== null && !isFetching}
            onRetry={() => void refetch()}
            onNext={() => setStep('code')}
          />
        )}
        {step === 'code' && (
          <CodeStep
            phone={account?.phone ?? null}
            initialError={codeError}
            onVerified={() => setStep('confirm')}
          />
        )}
        {step === 'confirm' && <ConfirmStep account={account} onVerifyAgain={handleVerifyAgain} />}
      </section>
    </div>
  );
});
