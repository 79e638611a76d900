/** Module names that `webpack.config.ts` of the monolith resolves. */
declare module 'monolith-section/*' {
  import type { SectionModule } from '@huoban/contracts';

  const section: SectionModule;
  export default section;
}

declare module 'monolith-shell/server' {
  export const render: unknown;
  export const hostModules: Record<string, unknown>;
}

declare const __VERSION__: string;
