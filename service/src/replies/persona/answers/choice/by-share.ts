/** The labels with the highest shares, highest first. */
export const byShare = <Label>(
  labels: readonly Label[],
  shareOf: (one: Label) => number,
  most: number,
): { label: Label; share: number }[] =>
  labels
    .map((label) => ({ label, share: shareOf(label) }))
    .sort((a, b) => b.share - a.share)
    .slice(0, most);
