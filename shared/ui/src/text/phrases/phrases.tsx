import type { Language } from '@huoban/contracts';
import { phrasesOf } from './phrases-of';
import styles from './phrases.module.css';

/** A short line of which each clause stays whole where it fits. */
export function Phrases({ text, language }: { text: string; language: Language }) {
  return phrasesOf(text, language).map((phrase, index) => (
    <span key={index} className={styles.phrase}>
      {phrase}
    </span>
  ));
}
