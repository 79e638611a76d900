import { Link, paths, useText } from '@huoban/runtime';
import {
  Picture,
  PicturePlaceholder,
  Poster,
  Skeleton,
  Tag,
  VisuallyHidden,
  posterLinkClass,
} from '@huoban/ui';
import type { RoleCard } from '../../components/game-queries';
import styles from './cast.module.css';

/** `sizes` of the pictures; matches `cast.module.css`. */
const SIZES = '(max-width: 768px) 90vw, 420px';
/** Pictures above the fold of a desktop. */
const EAGER_COUNT = 3;

/** The roles, things and places of a game as large posters. */
export function Cast({ roles }: { roles: RoleCard[] }) {
  return (
    <ul role="list" className={styles.cast}>
      {roles.map((role, index) => (
        <CastPoster key={role.id} role={role} priority={index < EAGER_COUNT} />
      ))}
    </ul>
  );
}

function CastPoster({
  role: { id, name, kind, summary, picture, role },
  priority,
}: {
  role: RoleCard;
  priority: boolean;
}) {
  const text = useText();
  return (
    <Poster
      as="li"
      className={styles.poster ?? ''}
      media={
        picture ? (
          <Picture picture={picture} sizes={SIZES} alt="" priority={priority} />
        ) : (
          <PicturePlaceholder id={id} name={name} />
        )
      }
      badge={kind && <Tag tone="teal">{kind}</Tag>}
    >
      <h2 className={styles.name}>
        <Link to={paths.roleInfo(id)} className={posterLinkClass}>
          {name}
        </Link>
      </h2>
      {role && <p className={styles.title}>{role.title}</p>}
      <p className={styles.summary}>{summary}</p>
      {role && (
        <dl className={styles.skill}>
          <dt>{text('role-info.skill')}</dt>
          <dd>{role.skill}</dd>
        </dl>
      )}
    </Poster>
  );
}

/** Skeleton of `Cast`. */
export function CastSkeleton() {
  const text = useText();
  return (
    <>
      <VisuallyHidden>{text('states.loading')}</VisuallyHidden>
      <ul aria-hidden className={styles.cast}>
        {['first', 'second', 'third'].map((key) => (
          <li key={key} className={styles.skeleton}>
            <Skeleton shape="portrait" />
            <Skeleton shape="text" lines={4} />
          </li>
        ))}
      </ul>
    </>
  );
}
