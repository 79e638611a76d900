/** The site serves phone numbers of mainland China only. */
export const COUNTRY_CODE = '86' as const;
