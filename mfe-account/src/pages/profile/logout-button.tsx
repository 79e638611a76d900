import { useState } from 'react';
import { useText } from '@huoban/runtime';
import { Button } from '@huoban/ui';
import { useLogOut } from '../../components/use-log-out';

/** Ends the session and goes home. */
export function LogoutButton() {
  const text = useText();
  const logOut = useLogOut();
  const [isBusy, setBusy] = useState(false);

  const handleClick = async () => {
    setBusy(true);
    await logOut(text('profile.loggedOut'));
  };

  return (
    <Button variant="ghost" icon="logout" busy={isBusy} onClick={() => void handleClick()}>
      {text('profile.logout')}
    </Button>
  );
}
