import { BOOT_ID, type Boot } from '../app/release/boot';

/** Reads the boot data of the HTML. @throws Error when the document has none */
export function readBoot(): Boot {
  const json = document.getElementById(BOOT_ID)?.textContent;
  if (!json) throw new Error(`the document has no #${BOOT_ID}`);
  // Written by the document builder of the same version.
  return JSON.parse(json) as Boot;
}
