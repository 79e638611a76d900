import { Link, paths, useText } from '@huoban/runtime';
import {
  buttonClass,
  Heading,
  joinClasses,
  Picture,
  PicturePlaceholder,
  Skeleton,
  Tag,
  VisuallyHidden,
} from '@huoban/ui';
import type { Role } from '../../components/game-queries';
import { Breadcrumbs } from '../../components/layout/breadcrumbs';
import frame from '../../components/layout/page-frame.module.css';
import styles from './page.module.css';

const SIZES = '(max-width: 768px) 100vw, 400px';

export function RoleHeader({
  role: { id, name, kind, summary, picture, game, role },
}: {
  role: Role;
}) {
  const text = useText();
  return (
    <header className={joinClasses(frame.frame, styles.header)}>
      <div className={styles.portrait}>
        {picture ? (
          <Picture picture={picture} sizes={SIZES} alt={name} priority />
        ) : (
          <PicturePlaceholder id={id} name={name} />
        )}
      </div>
      <div className={styles.text}>
        <Breadcrumbs
          parents={[
            { name: text('library.title'), path: paths.gameLibrary() },
            { name: game.title, path: paths.game(game.id) },
          ]}
        />
        <Heading level={1} size="display-2">
          {name}
        </Heading>
        {kind && <Tag tone="teal">{kind}</Tag>}
        <p className={styles.summary}>{summary}</p>
        {role && (
          <dl className={styles.facts}>
            <div>
              <dt>{text('role-info.roleTitle')}</dt>
              <dd>{role.title}</dd>
            </div>
            <div>
              <dt>{text('role-info.skill')}</dt>
              <dd>{role.skill}</dd>
            </div>
          </dl>
        )}
        <Link to={paths.gameRole(game.id)} className={buttonClass('ghost')}>
          {text('role-info.others')}
        </Link>
      </div>
    </header>
  );
}

export function RoleSkeleton() {
  const text = useText();
  return (
    <div className={joinClasses(frame.frame, styles.header)} aria-busy>
      <VisuallyHidden>{text('states.loading')}</VisuallyHidden>
      <Skeleton shape="portrait" className={styles.portrait} />
      <Skeleton shape="text" lines={6} />
    </div>
  );
}
