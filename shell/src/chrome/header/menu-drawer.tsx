import { useEffect, useRef } from 'react';
import { Link, usePlace, useText } from '@huoban/runtime';
import { IconButton } from '@huoban/ui';
import { AccountEntry } from './account-entry';
import type { HeaderProps } from './header-props';
import { LanguageLinks } from '../language-links';
import { Logo } from '../logo';
import { NAVIGATION, isCurrent } from '../navigation';
import { SearchBox } from './search-box';
import { SocialIcons } from '../social/social-icons';
import styles from './menu-drawer.module.css';

interface MenuDrawerProps extends HeaderProps {
  onClose: () => void;
}

/** The mobile menu: a modal dialog that traps the focus; a choice or a tap outside of it closes it. */
export function MenuDrawer({ site, languages, onClose, ...rest }: MenuDrawerProps) {
  const text = useText();
  const { path } = usePlace();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    const handleCancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    const handleClick = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element.addEventListener('cancel', handleCancel);
    element.addEventListener('click', handleClick);
    return () => {
      element.removeEventListener('cancel', handleCancel);
      element.removeEventListener('click', handleClick);
    };
  }, [onClose]);

  const handleLogin = () => {
    onClose();
    rest.onLogin();
  };
  const handleSearch = (value: string) => {
    onClose();
    rest.onSearch(value);
  };

  return (
    <dialog ref={dialog} aria-label={text('shell:menu.title')} className={styles.drawer}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <Logo site={site} className={styles.logo} onClick={onClose} />
          <IconButton icon="close" label={text('shell:menu.close')} onClick={onClose} />
        </div>
        <SearchBox
          {...rest}
          onSearchPage={false}
          onSearch={handleSearch}
          onOpen={onClose}
          className={styles.search}
        />
        <nav aria-label={text('shell:nav.label')} className={styles.nav}>
          {NAVIGATION.map((entry) => (
            <Link
              key={entry.id}
              to={entry.path}
              className={styles.entry}
              aria-current={isCurrent(entry.path, path) ? 'page' : undefined}
              onClick={onClose}
            >
              {text(`shell:nav.${entry.id}`)}
            </Link>
          ))}
        </nav>
        <AccountEntry {...rest} onLogin={handleLogin} size="large" named onSelect={onClose} />
        <div className={styles.foot}>
          <SocialIcons site={site} />
          <LanguageLinks languages={languages} />
        </div>
      </div>
    </dialog>
  );
}
