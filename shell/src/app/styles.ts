import '@huoban/ui/tokens.css';
import '@huoban/ui/base.css';
// The server writes the badge; the browser only needs its rules.
import '../chrome/test-badge.module.css';
