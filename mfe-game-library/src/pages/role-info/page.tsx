import type { PageContext, PageModule } from '@huoban/contracts';
import {
  apiQuery,
  breadcrumb,
  FailureNotice,
  inTime,
  Link,
  paths,
  useApiQuery,
  useLateData,
  usePage,
  useText,
} from '@huoban/runtime';
import {
  buttonClass,
  Heading,
  joinClasses,
  Picture,
  Skeleton,
  PicturePlaceholder,
  Tag,
  VisuallyHidden,
} from '@huoban/ui';
import { Article } from '../../components/layout/article';
import { Breadcrumbs } from '../../components/layout/breadcrumbs';
import { GameWall } from '../../components/posters/game-wall';
import frame from '../../components/layout/page-frame.module.css';
import { Panel } from '../../components/layout/panel';
import { largestPictureFile } from '../../components/picture-file';
import { ROLE_DETAIL, type Role } from '../../components/game-queries';
import { idOf, validId } from '../../components/valid-id';
import styles from './page.module.css';

const roleInput = (id: string) => ({ query: { entity_id: id } });
const cachedRole = ({ cache, language, params }: PageContext): Role | undefined =>
  cache.getQueryData<Role>([language, ROLE_DETAIL, roleInput(idOf(params))]);
const SIZES = '(max-width: 768px) 60vw, 400px';

function RoleInfoPage() {
  const text = useText();
  const id = idOf(usePage().params);
  const {
    data: role,
    error,
    isFetching,
    refetch,
  } = useApiQuery(ROLE_DETAIL, roleInput(id), {
    quiet: true,
  });
  useLateData(role !== undefined, error);
  if (!role && error) {
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!role) return <RoleSkeleton />;
  return (
    <>
      <RoleHeader role={role} />
      <Article sections={role.sections} />
      <div className={joinClasses(frame.frame, styles.around)}>
        <Panel title={text('role-info.from')}>
          <GameWall games={[role.game]} />
        </Panel>
      </div>
    </>
  );
}

function RoleSkeleton() {
  const text = useText();
  return (
    <div className={joinClasses(frame.frame, styles.opening)} aria-busy>
      <VisuallyHidden>{text('states.loading')}</VisuallyHidden>
      <Skeleton shape="portrait" className={styles.portrait} />
      <Skeleton shape="text" lines={6} />
    </div>
  );
}

function RoleHeader({ role: { id, name, kind, summary, picture, game, role } }: { role: Role }) {
  const text = useText();
  return (
    <header className={joinClasses(frame.frame, styles.opening)}>
      <div className={styles.portrait}>
        {picture ? (
          <Picture picture={picture} sizes={SIZES} alt={name} priority />
        ) : (
          <PicturePlaceholder
            id={id}
            name={name}
            background={
              game.picture && <Picture picture={game.picture} sizes={SIZES} alt="" priority />
            }
          />
        )}
      </div>
      <div className={styles.words}>
        <Breadcrumbs
          steps={[
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

export const page: PageModule = {
  async loader({ api, cache, language, params }) {
    const role = apiQuery(api, language, ROLE_DETAIL, roleInput(validId(params)), { quiet: true });
    await inTime(cache.query({ ...role, staleTime: 'static' }));
  },

  head(ctx) {
    const { text } = ctx;
    const role = cachedRole(ctx);
    if (!role) return { title: text('library.title'), description: text('library.description') };
    const image = role.picture ?? role.game.picture;
    return {
      title: text('role-info.title', { name: role.name, title: role.game.title }),
      description: role.summary,
      jsonLd: [
        breadcrumb(ctx, [
          { name: text('library.title'), path: paths.gameLibrary() },
          { name: role.game.title, path: paths.game(role.game.id) },
          { name: role.name, path: paths.roleInfo(role.id) },
        ]),
      ],
      ...(image && { image: largestPictureFile(image) }),
    };
  },

  Page: RoleInfoPage,
};
