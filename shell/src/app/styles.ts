import '@huoban/ui/tokens.css';
import '@huoban/ui/base.css';
// What the server alone writes: the browser only needs its rules.
import '../chrome/server-rendered/noscript-header.module.css';
import '../chrome/server-rendered/tester-badge.module.css';
