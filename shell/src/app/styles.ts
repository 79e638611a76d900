import '@huoban/ui/tokens.css';
import '@huoban/ui/base.css';
// What the server alone writes: the browser only needs its rules.
import '../chrome/plain-header.module.css';
import '../chrome/test-badge.module.css';
