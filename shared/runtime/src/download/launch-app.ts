import type { SiteConfig } from '@huoban/contracts';

/** Time that an installed app has to come to the foreground. */
const LAUNCH_TIMEOUT_MS = 1500;

/** Opens a URL, usually by leaving the page. */
export type OpenUrl = (url: string) => void;

const waitUntilHidden = (timeoutMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (isHidden: boolean) => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleChange);
      resolve(isHidden);
    };
    const handleChange = () => {
      if (document.hidden) settle(true);
    };
    const timer = setTimeout(() => settle(false), timeoutMs);
    document.addEventListener('visibilitychange', handleChange);
  });

/**
 * Launches the installed app by its configured link; opens the install page when the app does not start or no link is
 * configured. Never rejects.
 */
export async function launchOrInstallApp(
  { wakeUp, links }: Pick<SiteConfig, 'wakeUp' | 'links'>,
  channel: string,
  open: OpenUrl,
): Promise<void> {
  if (wakeUp !== null) {
    try {
      const wasHidden = waitUntilHidden(LAUNCH_TIMEOUT_MS);
      const link = new URL(wakeUp.link);
      link.searchParams.set('app_key', wakeUp.appKey);
      link.searchParams.set('channel', channel);
      open(link.href);
      if (await wasHidden) return;
    } catch (error) {
      console.warn('the app could not be launched', error);
    }
  }
  open(links.mobileApp);
}
