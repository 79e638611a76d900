import { Link, paths } from '@huoban/runtime';
import { Picture, PicturePlaceholder } from '@huoban/ui';
import { Highlight } from '../../components/highlight';
import type { EntityMatch } from '../../components/game-queries';
import styles from './result.module.css';

/** A matching character or item of a game, with the game. */
export function EntityResult({ entity }: { entity: EntityMatch }) {
  const { id, name, picture, kind, game, title_parts: title, snippet } = entity;
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
          <Link to={paths.roleInfo(id)} className={styles.link}>
            <Highlight parts={title} />
          </Link>
        </h3>
        <p className={styles.kind}>
          {kind} · {game}
        </p>
        <p className={styles.snippet}>
          <Highlight parts={snippet} />
        </p>
      </div>
    </li>
  );
}
