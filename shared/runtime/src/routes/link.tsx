import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Device, Language } from '@huoban/contracts';
import { useNavigationContext } from './navigation-context';
import { useHref } from './use-href';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path without prefixes, from `paths`. */
  to: string;
  query?: Record<string, string>;
  language?: Language;
  device?: Device;
  replace?: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** Internal link (`<a href>`) in the visitor's language and layout; prefetches on hover, focus and touch. */
export function Link({ to, query, language, device, children, ...rest }: LinkProps) {
  const { prefetch } = useNavigationContext();
  const target = useHref()({ path: to, query, language, device });
  const handleIntent = (): void => prefetch(target);
  return (
    <RouterLink
      onPointerEnter={handleIntent}
      onFocus={handleIntent}
      onTouchStart={handleIntent}
      {...rest}
      to={target}
    >
      {children}
    </RouterLink>
  );
}
