import { sectionConfig } from '@huoban/build';

export default sectionConfig(import.meta.dirname);
