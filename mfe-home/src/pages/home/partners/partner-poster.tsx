import type { CharacterCard } from '@huoban/contracts/api';
import { Link, paths, useLanguage } from '@huoban/runtime';
import { Phrases, Poster, posterLinkClass } from '@huoban/ui';
import { PictureOrInitial } from '../../../components/picture-or-initial';
import styles from './partner-poster.module.css';

export function PartnerPoster({ partner }: { partner: CharacterCard }) {
  const { id, name, line, picture } = partner;
  const language = useLanguage();
  return (
    <Poster
      as="li"
      className={styles.poster ?? ''}
      media={
        <PictureOrInitial picture={picture} name={name} sizes="(max-width: 768px) 40vw, 160px" />
      }
    >
      <h3 className={styles.name}>
        <Link to={paths.partnerDetail(id)} className={posterLinkClass}>
          {name}
        </Link>
      </h3>
      <p className={styles.line}>
        <Phrases text={line} language={language} />
      </p>
    </Poster>
  );
}
