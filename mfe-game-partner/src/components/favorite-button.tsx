import { observer } from 'mobx-react-lite';
import { useOwnChange, useOwnList, useText } from '@huoban/runtime';
import { IconButton } from '@huoban/ui';
import styles from './favorite-button.module.css';

interface FavoriteButtonProps {
  partner: { id: string; name: string };
  /** `poster`: over the upper right corner of the picture. */
  place: 'poster' | 'actions';
}

/** Makes a partner one of the visitor's favourites, or takes that back. */
export const FavoriteButton = observer(function FavoriteButton({
  partner: { id, name },
  place,
}: FavoriteButtonProps) {
  const text = useText();
  const { data } = useOwnList('GET /api/users/favorites');
  const { run, isBusy } = useOwnChange('POST /api/users/favorites/set');
  const isFavorite = data?.items.some((partner) => partner.id === id) ?? false;
  return (
    <IconButton
      icon={isFavorite ? 'heart-full' : 'heart'}
      label={text('card.favorite', { name })}
      aria-pressed={isFavorite}
      aria-busy={isBusy || undefined}
      outlined={place === 'actions'}
      className={styles[place] ?? ''}
      onClick={() => run({ character_id: id, favorite: !isFavorite })}
    />
  );
});
