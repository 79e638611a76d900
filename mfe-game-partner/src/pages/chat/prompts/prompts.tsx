import { useText } from '@huoban/runtime';
import { chipClass } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import { isBlank, useDraftSelector } from '../composer/use-draft';
import type { Conversation } from '../conversation/conversation';
import { useValueAfterPaint } from '../observable/use-value-after-paint';
import styles from './prompts.module.css';
import { starterPrompts, suggestedPrompts } from './prompt-texts';
import { useSilence } from './use-silence';

export interface PromptsProps {
  conversation: Conversation;
  partner: Partner;
  onSent: () => void;
}

/** Starters of a new conversation, and suggestions when the visitor is silent after a reply. */
export function Prompts({ conversation, partner, onSent }: PromptsProps) {
  const text = useText();
  const { items, unsent, reply, latestPage } = useValueAfterPaint(conversation.state);
  const isEmpty = useDraftSelector(partner.id, isBlank);
  const last = items.at(-1)?.message;
  const isIdle = latestPage === 'ready' && isEmpty && unsent.length === 0 && reply === null;
  const hasBegun = items.some(({ message }) => message.sender === 'user');
  const isSilent = useSilence(isIdle && hasBegun && last?.sender === 'character', last?.seq ?? 0);
  if (!isIdle || last === undefined || (hasBegun && !isSilent)) return null;
  const prompts = hasBegun
    ? suggestedPrompts(partner, last.text, text)
    : starterPrompts(partner, text);
  return (
    <ul role="list" className={styles.prompts} aria-label={text('chat.prompts')}>
      {prompts.map((prompt) => (
        <li key={prompt}>
          <button
            type="button"
            className={chipClass()}
            onClick={() => {
              conversation.send(prompt);
              onSent();
            }}
          >
            {prompt}
          </button>
        </li>
      ))}
    </ul>
  );
}
