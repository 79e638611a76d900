import { useEffect, useState, type ComponentType } from 'react';
import { toast, useText } from '@huoban/runtime';
import { Button } from '@huoban/ui';
import type { OwnAccount } from '../../../components/account-queries';
import { useChunk } from '../../../components/use-chunk';
import type { ProfileDialogProps } from './profile-dialog';

const load = async (): Promise<ComponentType<ProfileDialogProps>> =>
  (await import(/* webpackChunkName: "profile-dialog" */ './profile-dialog')).ProfileDialog;

/** Button that opens the dialog for nickname and avatar. */
export function ProfileEditor({ account }: { account: OwnAccount }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { Chunk, hasFailed, retry } = useChunk(load, isOpen);
  useEffect(() => {
    if (hasFailed) toast.show(text('editor.unavailable'), { kind: 'error' });
  }, [hasFailed, text]);
  return (
    <>
      <Button
        variant="secondary"
        icon="edit"
        busy={isOpen && !Chunk && !hasFailed}
        onClick={() => {
          retry();
          setOpen(true);
        }}
      >
        {text('editor.open')}
      </Button>
      {Chunk && <Chunk account={account} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
