import { useText } from '@huoban/runtime';
import { ChatOverlay } from './chat-overlay';
import { GamePicture } from './game-picture';
import styles from './game-window.module.css';

/** The product in use: a game with the chat overlay. */
export function GameWindow() {
  const text = useText();
  return (
    <figure aria-label={text('home.product.picture')} className={styles.window}>
      <div className={styles.screen}>
        <GamePicture label={text('home.product.game')} />
        <p className={styles.boss}>
          <span>{text('home.product.boss')}</span>
          <span aria-hidden className={styles.health} />
        </p>
        <p className={styles.mark}>{text('home.product.mark')}</p>
      </div>
      <ChatOverlay />
    </figure>
  );
}
