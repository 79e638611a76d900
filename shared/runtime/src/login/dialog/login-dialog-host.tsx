import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/use-text';
import { useSession } from '../../session/session-context';
import { toast } from '../../toast/toast';
import type { LoginDialogProps } from './login-dialog';
import { useDialogPhase } from './use-dialog-phase';

const CLOSING_MS = 300;

const load = async (): Promise<ComponentType<LoginDialogProps>> =>
  (await import(/* webpackChunkName: "login-dialog" */ './login-dialog')).LoginDialog;

/** Fetches the dialog ahead, for a login button under pointer or focus. A failure waits for the click. */
export function preloadLoginDialog(): void {
  load().catch(() => undefined);
}

/** Shows the login dialog while the session asks for it; its code comes with the first wish. Once per page. */
export const LoginDialogHost = observer(function LoginDialogHost() {
  const session = useSession();
  const text = useText();
  const [Dialog, setDialog] = useState<ComponentType<LoginDialogProps> | null>(null);
  const wanted = session.loginDialogVisible;
  const phase = useDialogPhase(wanted, CLOSING_MS);
  const missing = wanted && Dialog === null;

  useEffect(() => {
    if (!missing) return undefined;
    let waiting = true;
    load()
      .catch(load)
      .then(
        (loaded) => waiting && setDialog(() => loaded),
        (failure: unknown) => {
          console.error('The login dialog could not be loaded', failure);
          if (!waiting) return;
          toast.show(text('runtime:login.unavailable'), { kind: 'error' });
          session.closeLogin();
        },
      );
    return () => {
      waiting = false;
    };
  }, [missing, session, text]);

  return Dialog && phase !== 'hidden' ? <Dialog closing={phase === 'closing'} /> : null;
});
