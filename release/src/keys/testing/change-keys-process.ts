import { createKey } from '../key-folder';
import { revokeKey, rotateKeys } from '../change-keys';

/** Process that creates `count` keys, revokes every second one and rotates once. */
const [keys = '', count] = process.argv.slice(2);
for (let made = 0; made < Number(count); made += 1) {
  const { id } = await createKey(keys, 'automatic');
  if (made % 2 === 1) await revokeKey(keys, id);
}
await rotateKeys(keys);
