import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import type { OpenUrl } from './launch-app';
import { openApp } from './start-download';
import { openUrl, useDownloadContext } from './use-download';

export interface AppLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'onClick' | 'onAuxClick'
> {
  /** Opens a URL; replaced in tests. */
  open?: OpenUrl;
  children: ReactNode;
}

const opensOtherTab = ({ metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey || currentTarget.getAttribute('target') === '_blank';

/** A link to the app, which reports the visit. Without JavaScript it leads to the install page. */
export function AppLink({ open = openUrl, children, ...rest }: AppLinkProps) {
  const context = useDownloadContext();
  const handleClick = (event: MouseEvent): void => {
    if (opensOtherTab(event)) {
      void openApp(context, null);
      return;
    }
    event.preventDefault();
    void openApp(context, open);
  };
  const handleOtherButton = (event: MouseEvent): void => {
    const isMiddleButton = event.button === 1;
    if (isMiddleButton) void openApp(context, null);
  };
  return (
    <a
      {...rest}
      href={context.site.links.mobileApp}
      onClick={handleClick}
      onAuxClick={handleOtherButton}
    >
      {children}
    </a>
  );
}
