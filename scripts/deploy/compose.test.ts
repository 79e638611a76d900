import { createSteps } from '../lib/report/steps.mjs';
import { deployCompose, UnhealthyContainer } from './compose';
import { DockerStub, type DockerState } from './testing/docker-stub';

const running = (name: string) => ({ name, digest: '1', hash: 'a', health: 'healthy' });
const OLD = {
  'service-1': running('service'),
  'service-2': running('service'),
  'shell-1': running('shell'),
  'shell-2': running('shell'),
};
const NEW_PROGRAMS = { service: '2', shell: '2' };

async function deploy(changes: Partial<DockerState>) {
  const docker = new DockerStub({
    image: { service: '1', shell: '1' },
    hash: { service: 'a', shell: 'a' },
    containers: { ...OLD },
    ...changes,
  });
  const failure: unknown = await deployCompose({
    docker: docker.run,
    compose: [],
    build: true,
    healthyMs: 50,
    pollMs: 5,
    steps: createSteps(() => undefined),
  }).catch((error: unknown) => error);
  const { calls, fewest } = docker;
  const find = (words: RegExp) => calls.filter((call) => words.test(call));
  return { error: failure, calls, fewest, find, containers: Object.keys(docker.state.containers) };
}

it('starts everything in the order of its dependencies', async () => {
  const { error, find } = await deploy({ containers: {} });
  expect(error).toBeUndefined();
  expect(find(/ up |-T deploy/).map((call) => call.split(' ').at(-1))).toEqual([
    ...['postgres', 'service', 'deploy', 'shell', 'edge'],
  ]);
});

it('replaces one container after the other, each once its successor is healthy', async () => {
  const { error, containers, fewest, find } = await deploy({ image: NEW_PROGRAMS });
  expect(error).toBeUndefined();
  expect(containers.filter((id) => /service|shell/.test(id))).toEqual([
    ...['service-new-1', 'service-new-2', 'shell-new-3', 'shell-new-4'].map((id) =>
      expect.stringContaining(id.replace(/\d/, '')),
    ),
  ]);
  expect(fewest).toEqual({ service: 2, shell: 2 });
  expect(find(/^stop/)).toEqual(Object.keys(OLD).map((id) => `stop -t 15 ${id}`));
});

it('publishes a new section without replacing a container', async () => {
  const { error, containers, find } = await deploy({});
  expect(error).toBeUndefined();
  expect(find(/-T deploy$/)).toHaveLength(1);
  expect(containers).toEqual(expect.arrayContaining(Object.keys(OLD)));
  expect(find(/^stop|^rm|up .*(service|shell)$/)).toEqual([]);
});

it('replaces only containers whose settings changed', async () => {
  const { containers } = await deploy({ hash: { service: 'a', shell: 'b' } });
  expect(containers).toEqual(expect.arrayContaining(['service-1', 'service-2']));
  expect(containers).not.toContain('shell-1');
});

it('removes a container that does not become healthy, and changes nothing else', async () => {
  const { error, containers, fewest, find } = await deploy({
    image: NEW_PROGRAMS,
    broken: 'service',
  });
  expect(error).toBeInstanceOf(UnhealthyContainer);
  expect(String(error)).toContain('cannot start');
  expect(containers.filter((id) => /service|shell/.test(id))).toEqual(Object.keys(OLD));
  expect(fewest).toEqual({ service: 2, shell: 2 });
  expect(find(/-T deploy$/)).toEqual([]);
});

it('stops at the first command that fails', async () => {
  const { error, calls } = await deploy({ failing: 'compose build' });
  expect(String(error)).toContain('`docker compose build` ended with 1');
  expect(calls).toEqual(['compose build']);
});
