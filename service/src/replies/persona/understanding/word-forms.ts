/** The word of each of its forms, from the forms of each word, separated by spaces. */
export const byForm = (forms: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(forms).flatMap(([word, all]) =>
      all.split(' ').map((form) => [form, word] as const),
    ),
  );
