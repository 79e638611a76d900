import { useState } from 'react';
import { useText } from '@huoban/runtime';
import { Button, Dialog } from '@huoban/ui';
import type { OwnAccount } from '../../../components/account-queries';
import { ProfileForm } from './profile-form';

/** Button that opens the form for nickname and avatar. */
export function ProfileEditor({ account }: { account: OwnAccount }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" icon="edit" onClick={() => setOpen(true)}>
        {text('editor.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={text('editor.title')}
        closeLabel={text('editor.close')}
      >
        <ProfileForm account={account} onSaved={close} />
      </Dialog>
    </>
  );
}
