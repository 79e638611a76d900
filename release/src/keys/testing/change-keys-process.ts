import { createKey } from '../key-folder';
import { revokeKey, rotateKeys } from '../change-keys';

/** A program for tests: makes keys, revokes every second one of them, and rotates once; as many as it is told. */
const [keys = '', count] = process.argv.slice(2);
for (let made = 0; made < Number(count); made += 1) {
  const { id } = await createKey(keys, 'automatic');
  if (made % 2 === 1) await revokeKey(keys, id);
}
await rotateKeys(keys);
