import { useEffect, useSyncExternalStore } from 'react';
import type { Device } from '@huoban/contracts';
import { usePlace, useSite } from '@huoban/runtime';
import { followWindow, layoutOfWindow } from './window-layout';

/** Layout in force: the address' own on the server and at hydration, the window's from then on. Marks the body. */
export function useLayout(): Device {
  const site = useSite();
  const { device } = usePlace();
  const layout = useSyncExternalStore(
    followWindow,
    () => layoutOfWindow(site),
    () => device,
  );
  useEffect(() => {
    document.body.classList.toggle('mobile', layout === 'mobile');
  }, [layout]);
  return layout;
}
