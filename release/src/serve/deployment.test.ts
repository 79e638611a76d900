import fs from 'node:fs';
import path from 'node:path';

const read = (file: string) => fs.readFileSync(path.join(__dirname, '../../..', file), 'utf8');

/** Definition of each service of the compose file by name. */
function services(): Map<string, string> {
  const [, text = ''] = read('docker-compose.yml').split(/^services:$/m);
  const [own = ''] = text.split(/^\S/m);
  const parts = own.split(/^ {2}(?=[a-z]+:$)/m).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(':')), part]));
}

describe('the console in containers', () => {
  it('is started only with its profile and bound to the local machine', () => {
    const console = services().get('console') ?? '';
    expect(console).toMatch(/profiles: \[console\]/);
    const ports = [...console.matchAll(/ports: \[(.*)\]/g)].map(([, list]) => list);
    expect(ports).toEqual(["'127.0.0.1:${CONSOLE_PORT:-8081}:4200'"]);
    expect(read('deploy/nginx.conf')).not.toMatch(/console|4200/);
  });

  it('and the one-shot deploy are the only containers with a private key', () => {
    const holders = [...services()].filter(([, text]) => text.includes('signing:'));
    expect(holders.map(([name]) => name).sort()).toEqual(['console', 'deploy']);
  });

  it('watches all replicas: the name of the shells has the address of each', () => {
    expect(services().get('console')).toContain('SHELLS: ${SHELLS:-http://shell:3000}');
  });
});
