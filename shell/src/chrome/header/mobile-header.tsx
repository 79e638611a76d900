import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '@huoban/runtime';
import { IconButton } from '@huoban/ui';
import type { HeaderProps } from './header-props';
import { Logo } from '../logo';
import { MenuDrawer } from './menu-drawer';
import styles from './mobile-header.module.css';

export function MobileHeader(props: HeaderProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);

  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo site={props.site} className={styles.logo} onClick={close} />
        <IconButton
          ref={button}
          icon="menu"
          label={text('shell:menu.open')}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen((before) => !before)}
          className={styles.toggle}
        />
      </div>
      {open && <MenuDrawer {...props} onClose={close} />}
    </header>
  );
}
