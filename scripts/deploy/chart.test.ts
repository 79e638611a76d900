import fs from 'node:fs/promises';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import { renderChart, type Manifest } from './testing/render-chart';
import { problemsOf } from './testing/validate-manifest';

const CHART = path.join(import.meta.dirname, '../../deploy/chart');

interface Workload extends Manifest {
  spec: {
    selector?: { matchLabels: object };
    template: { metadata: { labels: object }; spec: Pod };
  };
}
interface Pod {
  containers: {
    env?: { name: string; value?: string }[];
    envFrom?: { secretRef: { name: string } }[];
    livenessProbe?: { httpGet: { path: string } };
    readinessProbe?: { httpGet: { path: string } };
    securityContext: { allowPrivilegeEscalation: boolean };
    resources: { limits: { memory: string } };
  }[];
  topologySpreadConstraints?: unknown[];
}

const named = (manifests: readonly Manifest[], kind: string) =>
  manifests.filter((manifest) => manifest.kind === kind).map(({ metadata }) => metadata.name);
const workloads = (manifests: readonly Manifest[]) =>
  manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'Job') as Workload[];
async function compileSchema() {
  const schema: unknown = JSON.parse(
    await fs.readFile(path.join(CHART, 'values.schema.json'), 'utf8'),
  );
  return new Ajv({ strict: false }).compile(schema as object);
}

describe('the chart', () => {
  it('has what a site needs, each name once', async () => {
    const { manifests } = await renderChart(CHART);
    expect(named(manifests, 'Deployment')).toEqual(['site-service', 'site-shell', 'site-console']);
    expect(named(manifests, 'Job')).toEqual(['site-migrate', 'site-deploy']);
    for (const kind of ['PodDisruptionBudget', 'HorizontalPodAutoscaler'])
      expect(named(manifests, kind)).toEqual(['site-service', 'site-shell']);
    expect(named(manifests, 'Ingress')).toEqual(['site']);
    const keys = manifests.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('selects the pods that it describes, restricts them, and limits their memory', async () => {
    const { manifests } = await renderChart(CHART);
    for (const { spec } of workloads(manifests)) {
      expect(spec.template.metadata.labels).toMatchObject(spec.selector?.matchLabels ?? {});
      for (const { securityContext, resources } of spec.template.spec.containers) {
        expect(securityContext.allowPrivilegeEscalation).toBe(false);
        expect(resources.limits.memory).toMatch(/^\d+[MG]i$/);
      }
    }
  });

  it('asks the database for readiness and never for liveness', async () => {
    const { manifests } = await renderChart(CHART);
    for (const name of ['site-service', 'site-shell']) {
      const found = workloads(manifests).find(({ metadata }) => metadata.name === name);
      const [container] = found?.spec.template.spec.containers ?? [];
      expect(container?.livenessProbe?.httpGet.path).toBe('/-/live');
      expect(container?.readinessProbe?.httpGet.path).toBe('/-/health');
      expect(found?.spec.template.spec.topologySpreadConstraints).toHaveLength(2);
    }
  });

  it('lets nothing of the cluster reach the console, and only the ingress and shells reach the rest', async () => {
    const { manifests } = await renderChart(CHART);
    expect(named(manifests, 'NetworkPolicy')).toEqual([
      'site-nothing',
      'site-shell',
      'site-service',
    ]);
    expect(named(manifests, 'Service')).not.toContain('site-console');
    const service = manifests.find(
      ({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'site-service',
    );
    expect(JSON.stringify(service?.spec)).not.toContain('ingress-nginx');
  });

  it('contains no secret: each comes from one of the cluster', async () => {
    const { manifests } = await renderChart(CHART, { database: { hasListenUrl: true } });
    const literals = workloads(manifests)
      .flatMap(({ spec }) => spec.template.spec.containers)
      .flatMap(({ env = [] }) => env.filter(({ value }) => value !== undefined))
      .map(({ name }) => name);
    expect(
      literals.filter((name) => /SECRET|PASSWORD|TOKEN|KEY$|DATABASE.*URL/.test(name)),
    ).toEqual([]);
    expect(JSON.stringify(manifests)).toContain('listenUrl');
  });

  it('gives the migration the URL that passes a pooler, as it does the service', async () => {
    for (const hasListenUrl of [true, false]) {
      const { manifests } = await renderChart(CHART, { database: { hasListenUrl } });
      const listening = workloads(manifests).filter(({ spec }) =>
        spec.template.spec.containers.some(({ env = [] }) =>
          env.some(({ name }) => name === 'DATABASE_LISTEN_URL'),
        ),
      );
      expect(listening.map(({ metadata }) => metadata.name).sort()).toEqual(
        hasListenUrl ? ['site-migrate', 'site-service'] : [],
      );
    }
  });

  it('exports traces of shell and service to a collector that is named', async () => {
    const collector = 'http://collector:4318';
    for (const endpoint of ['', collector]) {
      const { manifests } = await renderChart(CHART, { tracing: { endpoint } });
      expect(JSON.stringify(manifests).split(collector)).toHaveLength(endpoint ? 3 : 1);
    }
  });

  it('has only manifests that the schema of Kubernetes accepts', async () => {
    const { manifests } = await renderChart(CHART, {
      autoscaling: { customMetrics: true },
      database: { hasListenUrl: true },
      tracing: { endpoint: 'http://collector:4318' },
    });
    const problems = manifests.map((manifest) => [manifest.metadata.name, problemsOf(manifest)]);
    expect(problems.filter(([, found]) => found?.length)).toEqual([]);
    const shell = workloads(manifests).find(({ metadata }) => metadata.name === 'site-shell');
    const [container] = shell?.spec.template.spec.containers ?? [];
    const altered = (change: object): Manifest => {
      const template = {
        ...shell?.spec.template,
        spec: { containers: [{ ...container, ...change }] },
      };
      return { ...(shell as Manifest), spec: { ...shell?.spec, template } };
    };
    expect(problemsOf(altered({ image: 7 })).join()).toContain('must be string');
    expect(problemsOf(altered({ livenesProbe: {} })).join()).toContain('livenesProbe is unknown');
  });

  it('scales by queue and lag where their metrics are served', async () => {
    const { manifests } = await renderChart(CHART, { autoscaling: { customMetrics: true } });
    const scaler = manifests.filter(({ kind }) => kind === 'HorizontalPodAutoscaler').at(-1);
    expect(JSON.stringify(scaler?.spec)).toMatch(
      /huoban_render_queue.*nodejs_eventloop_lag_p99_seconds/,
    );
  });

  it('has values that its schema accepts, and a schema that refuses others', async () => {
    const validate = await compileSchema();
    const { values } = await renderChart(CHART);
    expect([validate(values), validate.errors]).toEqual([true, null]);
    for (const wrong of [{ sites: {} }, { database: { secret: 1, pool: 10, hasListenUrl: false } }])
      expect(validate({ ...values, ...wrong })).toBe(false);
  });
});
