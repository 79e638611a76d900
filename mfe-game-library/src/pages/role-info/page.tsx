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
  StandIn,
  Tag,
  VisuallyHidden,
} from '@huoban/ui';
import { Article } from '../../components/article';
import { BreadcrumbLine } from '../../components/breadcrumb-line';
import { GameWall } from '../../components/game-wall';
import frame from '../../components/page-frame.module.css';
import { Panel } from '../../components/panel';
import { largestFile } from '../../components/picture-file';
import { ROLE_DETAIL, type Role } from '../../components/service';
import { idOf, validId } from '../../components/valid-id';
import styles from './page.module.css';

const inputOf = (id: string) => ({ query: { entity_id: id } });
const roleOf = ({ cache, language, params }: PageContext): Role | undefined =>
  cache.getQueryData<Role>([language, ROLE_DETAIL, inputOf(idOf(params))]);
const SIZES = '(max-width: 768px) 60vw, 400px';

function RoleInfoPage() {
  const text = useText();
  const id = idOf(usePage().params);
  const {
    data: role,
    error,
    isFetching,
    refetch,
  } = useApiQuery(ROLE_DETAIL, inputOf(id), {
    quiet: true,
  });
  useLateData(role !== undefined, error);
  if (!role && error) {
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!role) return <RolePlaces />;
  return (
    <>
      <Opening role={role} />
      <Article sections={role.sections} />
      <div className={joinClasses(frame.frame, styles.around)}>
        <Panel title={text('role-info.from')}>
          <GameWall games={[role.game]} />
        </Panel>
      </div>
    </>
  );
}

function RolePlaces() {
  const text = useText();
  return (
    <div className={joinClasses(frame.frame, styles.opening)} aria-busy>
      <VisuallyHidden>{text('states.loading')}</VisuallyHidden>
      <Skeleton shape="portrait" className={styles.portrait} />
      <Skeleton shape="text" lines={6} />
    </div>
  );
}

function Opening({ role: { id, name, kind, summary, picture, game, role } }: { role: Role }) {
  const text = useText();
  return (
    <header className={joinClasses(frame.frame, styles.opening)}>
      <div className={styles.portrait}>
        {picture ? (
          <Picture picture={picture} sizes={SIZES} alt={name} priority />
        ) : (
          <StandIn
            id={id}
            name={name}
            ground={
              game.picture && <Picture picture={game.picture} sizes={SIZES} alt="" priority />
            }
          />
        )}
      </div>
      <div className={styles.words}>
        <BreadcrumbLine
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
    const role = apiQuery(api, language, ROLE_DETAIL, inputOf(validId(params)), { quiet: true });
    await inTime(cache.query({ ...role, staleTime: 'static' }));
  },

  head(ctx) {
    const { text } = ctx;
    const role = roleOf(ctx);
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
      ...(image && { image: largestFile(image) }),
    };
  },

  Page: RoleInfoPage,
};
