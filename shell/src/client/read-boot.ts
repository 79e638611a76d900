import { BOOT_ID, type Boot } from '../app/release/boot';

/** Reads the release subset and data that the HTML carries. @throws Error when the document is not ours. */
export function readBoot(): Boot {
  const island = document.getElementById(BOOT_ID)?.textContent;
  if (!island) throw new Error(`the document carries no #${BOOT_ID}`);
  // Written by the document builder of this very version.
  return JSON.parse(island) as Boot;
}
