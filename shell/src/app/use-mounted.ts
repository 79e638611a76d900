import { useEffect, useState } from 'react';

/** False on the server and for the render that hydrates, true from then on. */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
