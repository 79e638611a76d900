import '@huoban/ui/tokens.css';
import '@huoban/ui/base.css';
