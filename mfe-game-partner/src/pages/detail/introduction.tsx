import { DATE_LOCALE, type Language } from '@huoban/contracts';
import { Link, paths, useLanguage, useText } from '@huoban/runtime';
import { Heading, Icon, Tag } from '@huoban/ui';
import type { Partner } from '../../components/partner-queries';
import { PartnerPicture } from '../../components/partner-picture';
import { PORTRAIT_SIZES } from '../../components/portrait-sizes';
import { Actions } from './actions';
import styles from './introduction.module.css';
import { StoryLink } from './story-link';

/** Formats `2026-03-10` as month and year. In UTC, so that server and browser render the same. */
const formatMonth = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(DATE_LOCALE[language], {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** Poster, name, line, description and actions of the partner. */
export function Introduction({ partner }: { partner: Partner }) {
  const text = useText();
  const language = useLanguage();
  const { name, line, category, tags, bio, voice, created } = partner;
  return (
    <div className={styles.introduction}>
      <div className={styles.poster}>
        <div className={styles.sheet}>
          <PartnerPicture
            partner={partner}
            sizes={PORTRAIT_SIZES}
            alt={text('detail.portrait', { name })}
            priority
          />
        </div>
      </div>
      <div className={styles.text}>
        <nav aria-label={text('detail.way')} className={styles.breadcrumbs}>
          <Link to={paths.gamePartner()}>{text('square.crumb')}</Link>
          <Icon name="chevron-right" />
          <span>{category.name}</span>
        </nav>
        <Heading level={1} size="display-1">
          {name}
        </Heading>
        <p className={styles.line}>{line}</p>
        <ul role="list" className={styles.tags} aria-label={text('card.tags')}>
          {tags.map((tag) => (
            <li key={tag.id}>
              <Tag>{tag.name}</Tag>
            </li>
          ))}
        </ul>
        <Actions partner={partner} on="desktop" />
        <StoryLink partnerId={partner.id} />
        <dl className={styles.facts}>
          <div>
            <dt>{text('detail.about', { name })}</dt>
            <dd className={styles.bio}>{bio}</dd>
          </div>
          <div>
            <dt>{text('detail.voice')}</dt>
            <dd>{voice}</dd>
          </div>
        </dl>
        <p className={styles.joined}>
          {text('detail.joined', { date: formatMonth(created, language) })}
        </p>
      </div>
    </div>
  );
}
