import { useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useText } from '@huoban/runtime';
import { Heading } from '@huoban/ui';
import { useAccount } from '../../components/account-queries';
import { CodeStep } from './code-step';
import { ConfirmStep } from './confirm-step';
import { LossesStep } from './losses-step';
import { StepIndicator } from './step-indicator';
import type { Step } from './steps';
import styles from './page.module.css';

/**
 * The three steps of a removal. The first says nothing private, so the server renders it. A reload begins again: nothing
 * is remembered but what the service has verified.
 */
export const Removal = observer(function Removal() {
  const text = useText();
  const { account, error, isFetching, refetch } = useAccount();
  const [step, setStep] = useState<Step>('losses');
  const [complaint, setComplaint] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Step>(step);

  useEffect(() => {
    // The first step is there from the beginning; the later ones replace what had the focus.
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  const verifyAgain = () => {
    setComplaint(text('removeAccount.verifyAgain'));
    setStep('code');
  };
  return (
    <>
      <StepIndicator step={step} />
      <section className={styles.step}>
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
            complaint={complaint}
            onVerified={() => setStep('confirm')}
          />
        )}
        {step === 'confirm' && <ConfirmStep account={account} onVerifyAgain={verifyAgain} />}
      </section>
    </>
  );
});
