import { useEffect, useRef, useState } from 'react';
import { visuallyHiddenClass } from '@huoban/ui';

/** Says the title of a page that was reached without a document load; the first page says its own. */
export function RouteAnnouncer({ title }: { title: string }) {
  const first = useRef(title);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (title !== first.current) setSaid(title);
    first.current = '';
  }, [title]);

  return (
    <p role="status" aria-live="polite" className={visuallyHiddenClass}>
      {said}
    </p>
  );
}
