import '@huoban/ui/tokens.css';
import '@huoban/ui/base.css';
// Markup that only the server writes: the browser needs just the rules.
import '../chrome/server-rendered/noscript-header.module.css';
import '../chrome/server-rendered/tester-badge.module.css';
