import { shellConfig } from '@huoban/build';

export default shellConfig(import.meta.dirname);
