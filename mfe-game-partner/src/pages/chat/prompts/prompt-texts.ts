import type { Translate } from '@huoban/runtime';
import type { Partner } from '../../../components/partner-queries';

const COUNT = 3;

/** What a visitor may say first: lines of the partner's samples, and its games. */
export function starterPrompts({ samples, games, name }: Partner, text: Translate): string[] {
  const [first, second] = games;
  return [
    ...samples.slice(0, 1).map(({ user }) => user),
    ...(first ? [text('chat.starter.game', { title: first.title })] : []),
    ...(second ? [text('chat.starter.players', { title: second.title })] : []),
    text('chat.starter.recommend'),
    text('chat.starter.self', { name }),
  ].slice(0, COUNT);
}

/** What a visitor may say next: about the game of the reply, or another of the partner's. */
export function suggestedPrompts({ games }: Partner, reply: string, text: Translate): string[] {
  const named = games.find(({ title }) => reply.includes(title));
  const other = games.find(({ title }) => !reply.includes(title));
  return [
    ...(named
      ? [
          text('chat.starter.players', { title: named.title }),
          text('chat.starter.tips', { title: named.title }),
        ]
      : []),
    ...(other ? [text('chat.starter.game', { title: other.title })] : []),
    text('chat.starter.recommend'),
    text('chat.starter.joke'),
  ].slice(0, COUNT);
}
