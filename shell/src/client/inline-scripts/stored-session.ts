/** Marks the document of a logged-in visitor, so that styles reserve the height of what only they see. */
export function markStoredSession(): void {
  try {
    if (/"isLoggedIn":\s*true/.test(localStorage.getItem('user-store') ?? ''))
      document.documentElement.dataset.session = 'stored';
  } catch {
    // Storage is blocked, so there is no session.
  }
}
