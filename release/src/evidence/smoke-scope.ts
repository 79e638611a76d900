import { DEVICES, LANGUAGES, type Device, type Language } from '@huoban/contracts';
import * as z from 'zod';

/** What a run looked at, and what it left out. */
export interface SmokeScope {
  languages: Language[];
  devices: Device[];
  /** One line for each thing that was left out, with the reason. */
  left: string[];
}

export const smokeScopeSchema: z.ZodType<SmokeScope> = z.strictObject({
  languages: z.array(z.enum(LANGUAGES)),
  devices: z.array(z.enum(DEVICES)),
  left: z.array(z.string()),
});

/** How the wishes `--only` and `--short` of a run narrowed it: lines for `left`. */
export const describeNarrowings = ({
  only,
  short,
}: {
  only: string | null;
  short: boolean;
}): string[] => [
  ...(short ? ['most languages of each page (--short)'] : []),
  ...(only === null ? [] : [`everything without "${only}" in its name (--only)`]),
];

/** What a run would have had to look at as well to speak for a whole release; nothing for a full run. */
export function findScopeGaps(scope: SmokeScope | undefined): string[] {
  if (!scope) return ['the report does not say what it looked at (scope)'];
  const { languages, devices, left } = scope;
  return [
    ...LANGUAGES.filter((language) => !languages.includes(language)).map(
      (language) => `language ${language}`,
    ),
    ...DEVICES.filter((device) => !devices.includes(device)).map((device) => `device ${device}`),
    ...left,
  ];
}
