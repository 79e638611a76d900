import { useSite, useText } from '@huoban/runtime';
import { SocialCard } from './social-card';

const CHANNELS = ['douyin', 'bilibili', 'qq', 'wechat'] as const;

/** Cards of all social channels. */
export function SocialCards({ className }: { className: string | undefined }) {
  const text = useText();
  const { social } = useSite();
  return (
    <ul role="list" aria-label={text('shell:social.label')} className={className}>
      {CHANNELS.map((name) => (
        <SocialCard key={name} name={name} {...social[name]} />
      ))}
    </ul>
  );
}
