import { useState } from 'react';
import { useText } from '@huoban/runtime';
import { Button } from '@huoban/ui';
import { useLeave } from '../../components/leaving/use-leave';

/** Ends the session and goes home. */
export function LogoutButton({ className }: { className?: string }) {
  const text = useText();
  const leave = useLeave();
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
