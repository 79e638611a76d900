import { Link, paths, useLanguage, usePlace, useSite, useText } from '@huoban/runtime';
import { buttonClass, Heading, Icon, Tag } from '@huoban/ui';
import styles from './in-app.module.css';
import type { Partner } from './partner';
import { usePartner } from './partner-data';
import { PartnerLoading } from './partner-loading';
import { PartnerPicture } from './partner-picture';
import { PORTRAIT_SIZES } from './portrait-sizes';

/** What the partner does in the application and not on this site: their first words, and the ways on. */
export function InApp({ kind }: { kind: 'chat' }) {
  const partner = usePartner();
  return partner ? <Scene partner={partner} kind={kind} /> : <PartnerLoading />;
}

function Scene({ partner, kind }: { partner: Partner; kind: 'chat' }) {
  const text = useText();
  const app = useSite().name[useLanguage()];
  const { id, name, greeting } = partner;
  return (
    <div className={styles.scene}>
      <div className={styles.poster}>
        <PartnerPicture
          partner={partner}
          sizes={PORTRAIT_SIZES}
          alt={text('detail.portrait', { name })}
          priority
        />
      </div>
      <div className={styles.words}>
        <figure className={styles.greeting} data-surface="paper">
          <figcaption className={styles.speaker}>
            {name}
            <Tag tone="teal">{text('detail.ai')}</Tag>
          </figcaption>
          <blockquote>{greeting}</blockquote>
        </figure>
        <Heading level={1}>{text(`${kind}.heading`, { name })}</Heading>
        <p className={styles.text}>{text(`${kind}.text`, { name, app })}</p>
        <Downloads />
        <Link to={paths.partnerDetail(id)} className={styles.back}>
          <Icon name="chevron-left" />
          {text('app.back', { name })}
        </Link>
      </div>
    </div>
  );
}

function Downloads() {
  const text = useText();
  const onPhone = usePlace().device === 'mobile';
  const { mobileApp } = useSite().links;
  return (
    <p className={styles.downloads}>
      {!onPhone && (
        <Link to={paths.home()} className={buttonClass('primary', 'large')}>
          {text('app.computer')}
        </Link>
      )}
      <a href={mobileApp} className={buttonClass(onPhone ? 'primary' : 'ghost', 'large')}>
        <Icon name="download" />
        {text('app.phone')}
      </a>
    </p>
  );
}
