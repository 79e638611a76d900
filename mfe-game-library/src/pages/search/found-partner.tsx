import { Link, paths } from '@huoban/runtime';
import { Picture, StandIn } from '@huoban/ui';
import { Marked } from '../../components/marked';
import type { FoundPartner } from '../../components/service';
import styles from './found.module.css';

/** A partner who was found: where in what is written about them the words stand. */
export function FoundPartnerRow({ partner }: { partner: FoundPartner }) {
  const { id, name, picture, category, title_parts: title, snippet } = partner;
  return (
    <li className={styles.found}>
      <div className={styles.portrait}>
        {picture ? (
          <Picture picture={picture} sizes="96px" alt="" />
        ) : (
          <StandIn id={id} name={name} />
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={paths.partnerDetail(id)} className={styles.link}>
            <Marked pieces={title} />
          </Link>
        </h3>
        <p className={styles.kind}>{category.name}</p>
        <p className={styles.snippet}>
          <Marked pieces={snippet} />
        </p>
      </div>
    </li>
  );
}
