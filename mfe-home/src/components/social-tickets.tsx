import { useSite, useText } from '@huoban/runtime';
import { SocialTicket } from './social-ticket';

const CHANNELS = ['douyin', 'bilibili', 'qq', 'wechat'] as const;

/** Every channel where players meet. */
export function SocialTickets({ className }: { className: string | undefined }) {
  const text = useText();
  const { social } = useSite();
  return (
    <ul role="list" aria-label={text('shell:social.label')} className={className}>
      {CHANNELS.map((name) => (
        <SocialTicket key={name} name={name} {...social[name]} />
      ))}
    </ul>
  );
}
