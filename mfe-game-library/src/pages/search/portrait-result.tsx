import { Link } from '@huoban/runtime';
import { Picture, PicturePlaceholder } from '@huoban/ui';
import { Highlight } from '../../components/highlight';
import type { EntityMatch, PartnerMatch } from '../../components/game-queries';
import styles from './result.module.css';

interface PortraitResultProps {
  match: EntityMatch | PartnerMatch;
  /** Address of the page of the match. */
  to: string;
  /** The line below the name. */
  kind: string;
}

/** A matching partner, character or item, with the matches in name and description. */
export function PortraitResult({ match, to, kind }: PortraitResultProps) {
  const { id, name, picture, title_parts: title, snippet } = match;
  return (
    <li className={styles.result}>
      <div className={styles.portrait}>
        {picture ? (
          <Picture picture={picture} sizes="96px" alt="" />
        ) : (
          <PicturePlaceholder id={id} name={name} />
        )}
      </div>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link to={to} className={styles.link}>
            <Highlight parts={title} />
          </Link>
        </h3>
        <p className={styles.kind}>{kind}</p>
        <p className={styles.snippet}>
          <Highlight parts={snippet} />
        </p>
      </div>
    </li>
  );
}
