import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/use-text';
import { loadChunk } from '../../lazy/load-chunk';
import { useSession } from '../../session/session-context';
import { toast } from '../../toast/toast';
import type { LoginDialogProps } from './login-dialog';
import { useDialogPhase } from './use-dialog-phase';

const CLOSING_MS = 300;

const load = async (): Promise<ComponentType<LoginDialogProps>> =>
  (await import(/* webpackChunkName: "login-dialog" */ './login-dialog')).LoginDialog;

/** Prefetches the dialog, on hover or focus of a login button. Failures are ignored; the click retries. */
export function preloadLoginDialog(): void {
  load().catch(() => undefined);
}

/** Renders the login dialog while the session has it open; loads its code on first use. Render once per page. */
export const LoginDialogHost = observer(function LoginDialogHost() {
  const session = useSession();
  const text = useText();
  const [Dialog, setDialog] = useState<ComponentType<LoginDialogProps> | null>(null);
  const isOpen = session.loginDialogVisible;
  const phase = useDialogPhase(isOpen, CLOSING_MS);
  const needsCode = isOpen && Dialog === null;

  useEffect(() => {
    if (!needsCode) return undefined;
    let isCurrent = true;
    loadChunk(load).then(
      (loaded) => isCurrent && setDialog(() => loaded),
      () => {
        if (!isCurrent) return;
        toast.show(text('runtime:login.unavailable'), { kind: 'error' });
        session.closeLogin();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [needsCode, session, text]);

  return Dialog && phase !== 'hidden' ? <Dialog closing={phase === 'closing'} /> : null;
});
