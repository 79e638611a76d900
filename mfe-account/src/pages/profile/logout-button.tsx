import { useState } from 'react';
import { useText } from '@huoban/runtime';
import { Button } from '@huoban/ui';
import { useLogOut } from '../../components/use-log-out';

/** Ends the session and goes home. */
export function LogoutButton({ className }: { className?: string }) {
  const text = useText();
  const leave = useLogOut();
  const [leaving, setLeaving] = useState(false);

  const logOut = async () => {
    setLeaving(true);
    await leave(text('profile.loggedOut'));
  };

  return (
    <Button
      variant="ghost"
      icon="logout"
      busy={leaving}
      className={className}
      onClick={() => void logOut()}
    >
      {text('profile.logout')}
    </Button>
  );
}
