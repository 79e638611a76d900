import { DEVICES, LANGUAGES, type Device, type Language } from '@huoban/contracts';
import * as z from 'zod';

/** Coverage of a smoke run. */
export interface SmokeScope {
  languages: Language[];
  devices: Device[];
  /** One line for each omission, with the reason. */
  left: string[];
}

export const smokeScopeSchema: z.ZodType<SmokeScope> = z.strictObject({
  languages: z.array(z.enum(LANGUAGES)),
  devices: z.array(z.enum(DEVICES)),
  left: z.array(z.string()),
});

/** What is missing for evidence of a whole release; empty for a complete run. */
export function findScopeGaps(scope: SmokeScope | undefined): string[] {
  if (!scope) return ['the report has no scope'];
  const { languages, devices, left } = scope;
  return [
    ...LANGUAGES.filter((language) => !languages.includes(language)).map(
      (language) => `language ${language}`,
    ),
    ...DEVICES.filter((device) => !devices.includes(device)).map((device) => `device ${device}`),
    ...left,
  ];
}
