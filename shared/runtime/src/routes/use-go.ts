import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHref, type LinkTarget } from './use-href';

export interface GoOptions extends Omit<LinkTarget, 'path'> {
  replace?: boolean;
}

/** Programmatic navigation with the rules of `Link`. Resolves after the navigation. */
export function useGo(): (path: string, options?: GoOptions) => Promise<void> {
  const navigate = useNavigate();
  const href = useHref();
  return useCallback(
    async (path, { replace = false, ...target } = {}) => {
      await navigate(href({ path, ...target }), { replace });
    },
    [navigate, href],
  );
}
