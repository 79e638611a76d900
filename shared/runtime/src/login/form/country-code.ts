/** Only phone numbers of mainland China are supported. */
export const COUNTRY_CODE = '86' as const;
