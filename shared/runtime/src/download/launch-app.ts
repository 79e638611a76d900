import type { SiteConfig } from '@huoban/contracts';

/** How long an installed application may take to come to the front. */
const LAUNCH_TIMEOUT_MS = 1500;

/** Opens addresses; the page is left for most of them. */
export type OpenUrl = (address: string) => void;

const waitUntilHidden = (within: number): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (isHidden: boolean) => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
      resolve(isHidden);
    };
    const onChange = () => {
      if (document.hidden) settle(true);
    };
    const timer = setTimeout(() => settle(false), within);
    document.addEventListener('visibilitychange', onChange);
  });

/**
 * Brings the installed application to the front, or opens the page to install it from. Without a configured link to
 * wake it by, installing is all there is. Never fails.
 */
export async function launchOrInstallApp(
  { wakeUp, links }: Pick<SiteConfig, 'wakeUp' | 'links'>,
  channel: string,
  open: OpenUrl,
): Promise<void> {
  if (wakeUp !== null) {
    try {
      const away = waitUntilHidden(LAUNCH_TIMEOUT_MS);
      const link = new URL(wakeUp.link);
      link.searchParams.set('app_key', wakeUp.appKey);
      link.searchParams.set('channel', channel);
      open(link.href);
      if (await away) return;
    } catch (failure) {
      console.warn('the application could not be woken', failure);
    }
  }
  open(links.mobileApp);
}
