import { useSite, useText } from '@huoban/runtime';
import { Icon, buttonClass } from '@huoban/ui';
import styles from './phone-bar.module.css';

/** The one action of the phone's home page, under the thumb in every scene. */
export function PhoneBar() {
  const text = useText();
  const { links } = useSite();
  return (
    <div className={styles.bar}>
      <a href={links.mobileApp} className={buttonClass('primary', 'large', styles.button)}>
        <Icon name="download" />
        {text('home.download.mobile')}
      </a>
    </div>
  );
}
