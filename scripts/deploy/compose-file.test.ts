import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface ComposeService {
  image?: string;
  container_name?: string;
  mem_limit?: string;
  read_only?: boolean;
  ports?: string[];
  environment?: Record<string, string | number>;
  logging?: { options: Record<string, string> };
  profiles?: string[];
  healthcheck?: { interval?: string; disable?: boolean };
}

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const text = read('docker-compose.yml');
const compose = parse(text, { merge: true }) as {
  services: Record<string, ComposeService>;
  networks: unknown;
};
const services = Object.entries(compose.services);

it.each(services)(
  '%s has limits of memory and log, and a health that is known soon',
  (_, service) => {
    expect(service.mem_limit).toMatch(/^(\d+[mg]|\$\{MEMORY:-\d+g\})$/);
    expect(service.logging?.options).toMatchObject({ 'max-size': '10m', 'max-file': '5' });
    if (service.healthcheck && !service.healthcheck.disable)
      expect(service.healthcheck.interval).toBe('1s');
  },
);

it.each(services)('%s collides with no other stack on the machine', (_, service) => {
  expect(service.container_name).toBeUndefined();
  // Only this machine reaches them, at ports that the environment chooses.
  for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:\$\{\w+:-\d+\}:\d+$/);
});

it('no address of its network is fixed', () => {
  expect(JSON.stringify(compose.networks)).toContain('${NETWORK:-');
  expect(text.replaceAll(/\$\{NETWORK:-[\d.]+\}/g, '')).not.toContain('172.28');
});

it('no secret has a default', () => {
  const secrets = services.flatMap(([name, { environment = {} }]) =>
    Object.entries(environment)
      .filter(([key]) => /PASSWORD|SECRET|TOKEN/.test(key))
      .map(([key, value]): [string, string] => [`${name} ${key}`, String(value)]),
  );
  expect(secrets.map(([key]) => key)).toContain('postgres POSTGRES_PASSWORD');
  for (const [key, value] of secrets)
    expect([key, value]).toEqual([key, expect.stringMatching(/^\$\{\w+(:\?[^}]*|:-)\}$/)]);
});

it('what visitors reach runs on a read-only disk', () => {
  for (const name of ['service', 'shell']) expect(compose.services[name]?.read_only).toBe(true);
});

it.each([...read('deploy/README.md').matchAll(/^.*docker compose (.*)$/gm)].map(([line]) => line))(
  'the guide names services and profiles of the file: %s',
  (line) => {
    const [, profile] = /--profile (\w+)/.exec(line) ?? [];
    const [, run] = /\brun (?:--\S+ )*(\w+)/.exec(line) ?? [];
    if (profile) expect(services.flatMap(([, each]) => each.profiles ?? [])).toContain(profile);
    if (run) expect(Object.keys(compose.services)).toContain(run);
  },
);

it('the example of TLS publishes what the edge listens on', () => {
  const listening = ['deploy/nginx.conf', 'deploy/edge/tls.conf.example'].map(
    (file) => /listen (\d+)/.exec(read(file))?.[1],
  );
  const ports = [...read('docker-compose.tls.yml').matchAll(/'\d+:(\d+)'/g)].map(([, to]) => to);
  expect(ports).toEqual(listening);
});
