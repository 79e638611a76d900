import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSecretFiles, SECRETS } from './secret-files';

const ROOT = path.join(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'huoban-secrets-'));
const file = path.join(folder, 'secret');
beforeAll(() => writeFileSync(file, 'from a file\n'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each(SECRETS)('%s can be in a file', (name) => {
  const env = { [`${name}_FILE`]: file, OTHER: 'x' };
  readSecretFiles(env);
  expect(env).toMatchObject({ [name]: 'from a file', OTHER: 'x' });
});

it.each([
  [
    { PGPASSWORD: 'x', PGPASSWORD_FILE: '/nowhere' },
    'Set only one of PGPASSWORD and PGPASSWORD_FILE.',
  ],
  [
    { PGPASSWORD_FILE: '/nowhere' },
    'PGPASSWORD_FILE names /nowhere, which cannot be read (ENOENT).',
  ],
])('refuses %j', (env, message) => {
  expect(() => readSecretFiles(env)).toThrow(message);
});

it('every secret that the guides name has a documented file', () => {
  const guide = readFileSync(path.join(ROOT, 'docs/guides/operators.md'), 'utf8');
  const texts = ['deploy/README.md', 'docker-compose.yml', 'docs/guides/registry-storage.md'];
  const all = guide + texts.map((each) => readFileSync(path.join(ROOT, each), 'utf8')).join('');
  const named = all.match(
    /\b[A-Z][A-Z_]*(?:SECRET|PASSWORD|TOKEN|API_KEY|KEY_ID|ACCESS_KEY|SECRET_ID|SECRET_KEY|HEADERS)\b/g,
  );
  // A variable of Docker Compose; the services get it as DATABASE_PASSWORD.
  const secrets = new Set(named?.filter((name) => name !== 'POSTGRES_PASSWORD'));
  expect([...secrets]).toEqual(expect.arrayContaining(['SERVICE_SECRET', 'VISITOR_SECRET']));
  expect([...secrets].filter((name) => !guide.includes(`\`${name}_FILE\``))).toEqual([]);
});
