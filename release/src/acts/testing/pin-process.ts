import { isSectionName } from '../../registry/artifact-names';
import { openSigner } from '../../keys/signer';
import { pin } from '../pin';

/** Process that pins versions 2.0.0, 3.0.0, … of one section in sequence. */
const [registry = '', keys = '', section, count] = process.argv.slice(2);
if (!isSectionName(section)) throw new Error(`${String(section)} is not a section`);

const signer = await openSigner(keys);
for (let major = 2; major < 2 + Number(count); major += 1) {
  await pin(registry, {
    channel: 'production',
    author: section,
    reason: 'many at once',
    force: 'a test',
    signer,
    versions: { [section]: `${major}.0.0` },
  });
}
