import { useEffect, useRef, useState } from 'react';
import { visuallyHiddenClass } from '@huoban/ui';

/** Announces the title after a navigation without a document load; browsers announce the first page. */
export function RouteAnnouncer({ title }: { title: string }) {
  const first = useRef(title);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (title !== first.current) setAnnouncement(title);
    first.current = '';
  }, [title]);

  return (
    <p role="status" aria-live="polite" className={visuallyHiddenClass}>
      {announcement}
    </p>
  );
}
