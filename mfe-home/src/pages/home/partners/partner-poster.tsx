import type { CharacterCard } from '@huoban/contracts/api';
import { Link, paths, useLanguage } from '@huoban/runtime';
import { Poster, posterLinkClass } from '@huoban/ui';
import { PictureOrInitial } from '../../../components/picture-or-initial';
import { phrasesOf } from './phrases';
import styles from './partner-poster.module.css';

export function PartnerPoster({ partner }: { partner: CharacterCard }) {
  const { id, name, line, picture } = partner;
  const phrases = phrasesOf(line, useLanguage());
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
        {phrases.map((phrase, index) => (
          <span key={index} className={styles.phrase}>
            {phrase}
          </span>
        ))}
      </p>
    </Poster>
  );
}
