import type { PageModule } from '@huoban/contracts';
import { legalPage } from '../../components/document/legal-page';

export const page: PageModule = legalPage('douvterms');
