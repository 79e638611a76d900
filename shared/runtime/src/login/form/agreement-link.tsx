import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePlace } from '../../page/page-context';
import { mergeQuery, toSearch } from '../../routes/query';
import { useSession } from '../../session/session-context';

interface AgreementLinkProps {
  path: '/terms.html' | '/privacy.html';
  children: ReactNode;
}

/**
 * Link to a legal page, by the specified path without language and layout, with the query of the page. Opens a new tab,
 * except on phones.
 */
export function AgreementLink({ path, children }: AgreementLinkProps) {
  const { device } = usePlace();
  const session = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const target = path + toSearch(mergeQuery(new URLSearchParams(search), new URLSearchParams()));
  // A page without a mobile version also gets the mobile layout in a narrow window.
  const isMobile = device === 'mobile' || document.body.classList.contains('mobile');

  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    session.closeLogin();
    void navigate(target);
  };

  return isMobile ? (
    <a href={target} onClick={handleClick}>
      {children}
    </a>
  ) : (
    <a href={target} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
