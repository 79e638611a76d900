import { useEffect, useSyncExternalStore } from 'react';
import type { Device } from '@huoban/contracts';
import { usePlace, useSite } from '@huoban/runtime';
import { subscribeToWindowLayout, windowLayout } from './window-layout';

/** The layout of the URL on the server and at hydration, later that of the window. Sets the class of the body. */
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
