import { Link, paths } from '@huoban/runtime';
import { Picture, PicturePlaceholder } from '@huoban/ui';
import { Highlight } from '../../components/highlight';
import type { PartnerMatch } from '../../components/game-queries';
import styles from './result.module.css';

/** A matching partner with the matches in name and description. */
export function PartnerResult({ partner }: { partner: PartnerMatch }) {
  const { id, name, picture, category, title_parts: title, snippet } = partner;
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
          <Link to={paths.partnerDetail(id)} className={styles.link}>
            <Highlight parts={title} />
          </Link>
        </h3>
        <p className={styles.kind}>{category.name}</p>
        <p className={styles.snippet}>
          <Highlight parts={snippet} />
        </p>
      </div>
    </li>
  );
}
