import { useText } from '@huoban/runtime';
import { Heading } from '@huoban/ui';
import { Headline } from '../../../components/headline';
import { Panel, headingId } from '../panels/panel';
import { GameWindow } from './game-window';
import styles from './product-panel.module.css';

const POINTS = ['watches', 'spoilers', 'remembers'] as const;

/** Three product features and a picture of the product. */
export function ProductPanel() {
  const text = useText();
  return (
    <Panel name="product" className={styles.product}>
      <div>
        <Heading level={2} size="display-2" id={headingId('product')}>
          <Headline>{text('home.product.headline')}</Headline>
        </Heading>
        <ol role="list" className={styles.points}>
          {POINTS.map((point) => (
            <li key={point} className={styles.point}>
              <h3 className={styles.title}>{text(`home.product.${point}.title`)}</h3>
              <p className={styles.text}>{text(`home.product.${point}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
      <GameWindow />
    </Panel>
  );
}
