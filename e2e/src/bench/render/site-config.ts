/** The site's configuration with its generated codes, from the boot data of a page. */
export async function readSiteConfig(url: string): Promise<unknown> {
  const html = await (await fetch(url)).text();
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  if (!json) throw new Error(`${url} has no boot data`);
  return (JSON.parse(json) as { site: unknown }).site;
}
