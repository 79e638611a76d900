import { createRequire } from 'node:module';
import type { Manifest } from './render-chart';

interface Model {
  validate: () => void;
}
type ModelClass = new (manifest: object) => Model;

const load = createRequire(__filename);

/** Records which fields of a manifest are read: the validators read all that the schema of Kubernetes knows. */
function recordReads<Value>(value: Value, path: string, read: Set<string>): Value {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const field = `${path}/${String(key)}`;
      read.add(field);
      return recordReads(Reflect.get(target, key, receiver) as unknown, field, read);
    },
  });
}

const fieldsOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => [
        `${path}/${key}`,
        ...fieldsOf(item, `${path}/${key}`),
      ])
    : [];

/** What the schema of Kubernetes refuses in a manifest: values, and fields that it does not know. */
export function problemsOf(manifest: Manifest): string[] {
  const models = load(`kubernetes-models/${manifest.apiVersion}`) as Record<string, ModelClass>;
  const ModelOfKind = models[manifest.kind];
  if (!ModelOfKind) return [`${manifest.apiVersion} has no ${manifest.kind}`];
  const read = new Set<string>();
  const model = new ModelOfKind(recordReads(manifest, '', read));
  // The constructor copies the first level.
  for (const key of Object.keys(manifest))
    Object.assign(model, { [key]: recordReads(manifest[key as keyof Manifest], `/${key}`, read) });
  read.clear();
  try {
    model.validate();
  } catch (error) {
    return [String(error)];
  }
  const known = (field: string) => read.has(field) || field.split('/').length === 2;
  return fieldsOf(manifest)
    .filter((field) => !known(field))
    .map((field) => `${field} is unknown`);
}
