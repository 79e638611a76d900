import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { observer } from 'mobx-react-lite';
import { toast as pageToasts } from './toast';
import type { ToastStore } from './toast';
import { ToastMessage } from './toast-message';
import { useTopDialog } from './use-top-dialog';
import styles from './toasts.module.css';

/** Toast region; render once per page. Rendered inside an open modal dialog, because the rest of the page is inert. */
export const Toasts = observer(function Toasts({ store = pageToasts }: { store?: ToastStore }) {
  const dialog = useTopDialog(store.items.length > 0);

  useEffect(() => {
    const clearOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') store.clear();
    };
    document.addEventListener('keydown', clearOnEscape);
    return () => document.removeEventListener('keydown', clearOnEscape);
  }, [store]);

  const region = (
    <div className={styles.region} aria-live="polite">
      {store.items.map((item) => (
        <ToastMessage key={item.id} item={item} onDismiss={store.dismiss} />
      ))}
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
});
