import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHref, type LinkTarget } from './use-href';

export interface GoOptions extends Omit<LinkTarget, 'path'> {
  replace?: boolean;
}

/** Navigation by code, by the same rules as `Link`. Resolves when the page is shown. */
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
