import { useId } from 'react';
import type { Activity } from '@huoban/contracts/api';
import { Link, paths, useText } from '@huoban/runtime';
import { Heading, joinClasses } from '@huoban/ui';
import { PictureOrInitial } from '../../components/picture-or-initial';
import { JoinButton } from './participation/join-button';
import { Replays, Results } from './participation/readings';
import { StepTarget } from './participation/step-target';
import { VoteForm } from './participation/vote-form';
import styles from './activity-card.module.css';
import { ActivityDays } from './activity-days';
import { StateTag } from './state-tag';

export const BANNER_SIZES = '(max-width: 768px) 100vw, 760px';

interface ActivityCardProps {
  activity: Activity;
  /** First card of the page: larger, with an eagerly loaded picture. */
  lead?: boolean;
}

/** An activity with dates, steps, what visitors can do, rewards, partners and games. */
export function ActivityCard({ activity, lead = false }: ActivityCardProps) {
  const text = useText();
  const titleId = useId();
  const Steps = lead ? 'h3' : 'h4';
  const { id, title, summary, body, steps, rewards, games, characters, picture, state } = activity;
  return (
    <article
      id={`activity-${id}`}
      aria-labelledby={titleId}
      className={joinClasses(styles.card, lead && styles.lead, state === 'ended' && styles.ended)}
    >
      <div className={styles.banner}>
        <PictureOrInitial picture={picture} name={title} sizes={BANNER_SIZES} priority={lead} />
      </div>
      <div>
        <div className={styles.facts}>
          <StateTag activity={activity} />
          <ActivityDays activity={activity} />
        </div>
        <Heading level={lead ? 2 : 3} size={lead ? '1' : '2'} id={titleId}>
          {title}
        </Heading>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.body}>{body}</p>
        <Steps className={styles.label}>
          {text(state === 'ended' ? 'activity.looking' : 'activity.steps')}
        </Steps>
        <ol role="list" className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step}>
              <StepTarget target={activity.step_targets?.[index] ?? null}>{step}</StepTarget>
            </li>
          ))}
        </ol>
        {activity.joinable && <JoinButton activityId={id} />}
        {activity.replays && <Replays replays={activity.replays} />}
        {activity.vote && <VoteForm activityId={id} vote={activity.vote} />}
        {activity.results && <Results results={activity.results} />}
        <dl className={styles.details}>
          <dt>{text('activity.rewards')}</dt>
          <dd>{rewards.map(({ name }) => name).join(text('activity.and'))}</dd>
          <dt>{text('activity.partners')}</dt>
          <dd className={styles.links}>
            {characters.map((partner) => (
              <Link key={partner.id} to={paths.partnerDetail(partner.id)}>
                {partner.name}
              </Link>
            ))}
          </dd>
          <dt>{text('activity.games')}</dt>
          <dd className={styles.links}>
            {games.map((game) => (
              <Link key={game.id} to={paths.game(game.id)}>
                {game.title}
              </Link>
            ))}
          </dd>
        </dl>
      </div>
    </article>
  );
}
