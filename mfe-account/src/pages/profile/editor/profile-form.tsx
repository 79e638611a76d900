import { useRef, useState, type SyntheticEvent } from 'react';
import { failureText, toast, useText } from '@huoban/runtime';
import { Avatar, AVATAR_COLORS, Button, Field } from '@huoban/ui';
import { useUpdateProfile, type OwnAccount } from '../../../components/account-queries';
import { AvatarChoice, type ChosenAvatar } from './avatar-choice';
import styles from './profile-form.module.css';

/** UTF-16 units, as the service counts them. */
const MAX_LENGTH = 20;

interface ProfileFormProps {
  account: OwnAccount;
  onSaved: () => void;
}

/** Nickname and avatar with a preview. A refusal of the service is shown at the nickname. */
export function ProfileForm({ account, onSaved }: ProfileFormProps) {
  const text = useText();
  const update = useUpdateProfile();
  const field = useRef<HTMLInputElement>(null);
  const [nickname, setNickname] = useState(account.nickname);
  const [avatar, setAvatar] = useState<ChosenAvatar>({
    index: account.avatar.index,
    color: AVATAR_COLORS.find((one) => one === account.avatar.color) ?? AVATAR_COLORS[0],
  });
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const fail = (message: string) => {
    setProblem(message);
    field.current?.focus();
  };
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const entered = nickname.trim();
    if (entered === '') return fail(text('editor.nicknameMissing'));
    setBusy(true);
    try {
      await update({ ...(entered !== account.nickname && { nickname: entered }), avatar });
    } catch (error) {
      setBusy(false);
      return fail(failureText(error, text));
    }
    toast.show(text('editor.saved'), { kind: 'success' });
    onSaved();
  };

  return (
    <form noValidate aria-busy={isBusy} onSubmit={(event) => void handleSubmit(event)}>
      <div className={styles.preview}>
        <Avatar avatar={avatar} className={styles.portrait} />
        <Field
          ref={field}
          name="nickname"
          label={text('editor.nickname')}
          hint={text('editor.nicknameHint')}
          maxLength={MAX_LENGTH}
          autoComplete="nickname"
          value={nickname}
          error={problem}
          onChange={(event) => {
            setNickname(event.target.value);
            setProblem('');
          }}
        />
      </div>
      <AvatarChoice avatar={avatar} onChange={setAvatar} />
      <Button type="submit" size="large" busy={isBusy} className={styles.save}>
        {text('editor.save')}
      </Button>
    </form>
  );
}
