import { useText } from '@huoban/runtime';
import { Dialog } from '@huoban/ui';
import type { OwnAccount } from '../../../components/account-queries';
import { ProfileForm } from './profile-form';

export interface ProfileDialogProps {
  account: OwnAccount;
  open: boolean;
  onClose: () => void;
}

/** The form for nickname and avatar in a dialog. */
export function ProfileDialog({ account, open, onClose }: ProfileDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('editor.title')}
      closeLabel={text('editor.close')}
    >
      <ProfileForm account={account} onSaved={onClose} />
    </Dialog>
  );
}
