import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlace } from '../../page/page-context';
import { useSession } from '../../session/session-context';

interface AgreementLinkProps {
  path: '/terms.html' | '/privacy.html';
  children: ReactNode;
}

/** A legal page, by the path that the specification names: no language, no layout. New tab, except on phones. */
export function AgreementLink({ path, children }: AgreementLinkProps) {
  const { device } = usePlace();
  const session = useSession();
  const navigate = useNavigate();
  // A narrow window on a page without mobile twin has the mobile layout, too.
  const isMobile = device === 'mobile' || document.body.classList.contains('mobile');

  const openHere = (event: MouseEvent) => {
    event.preventDefault();
    session.closeLogin();
    void navigate(path);
  };

  return isMobile ? (
    <a href={path} onClick={openHere}>
      {children}
    </a>
  ) : (
    <a href={path} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
