import { useEffect, useSyncExternalStore } from 'react';
import type { Device } from '@huoban/contracts';
import { usePlace, useSite } from '@huoban/runtime';
import { subscribeToWindowLayout, windowLayout } from './window-layout';

/** Layout in force: the address' own on the server and at hydration, the window's from then on. Marks the body. */
export function useLayout(): Device {
  const site = useSite();
  const { device } = usePlace();
  const layout = useSyncExternalStore(
    subscribeToWindowLayout,
    () => windowLayout(site),
    () => device,
  );
  useEffect(() => {
    document.body.classList.toggle('mobile', layout === 'mobile');
  }, [layout]);
  return layout;
}
