import fs from 'node:fs/promises';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

type Values = Record<string, unknown>;
type Block = { kind: 'text'; text: string } | { kind: 'print'; code: string } | BlockOf;
interface BlockOf {
  kind: 'if' | 'range';
  code: string;
  body: Block[];
  otherwise: Block[];
}

/** A document that Kubernetes gets. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: Values;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[^\s|]+|\|/g;

/** The part of Helm's templates that the chart uses: values, `if`, `range`, `eq`, `dict`, `quote` and `toJson`. */
export async function renderChart(chart: string, changes: Record<string, object> = {}) {
  const values = parse(await fs.readFile(path.join(chart, 'values.yaml'), 'utf8')) as Values;
  for (const [name, change] of Object.entries(changes))
    Object.assign(values[name] as object, change);
  const folder = path.join(chart, 'templates');
  const manifests: Manifest[] = [];
  for (const file of (await fs.readdir(folder)).sort()) {
    const blocks = parseTemplate(await fs.readFile(path.join(folder, file), 'utf8'));
    const scope = { Values: values, Release: { Name: 'site' } };
    for (const document of parseAllDocuments(print(blocks, scope))) {
      if (document.errors[0]) throw document.errors[0];
      const manifest = document.toJS() as Manifest | null;
      if (manifest) manifests.push(manifest);
    }
  }
  return { values, manifests };
}

function parseTemplate(template: string): Block[] {
  const parts = template
    .replace(/\s*\{\{-/g, '{{')
    .replace(/-\}\}\s*/g, '}}')
    .split(/(\{\{.*?\}\})/);
  const root: Block[] = [];
  const open: { block: BlockOf; target: Block[] }[] = [];
  for (const part of parts) {
    const target = open.at(-1)?.target ?? root;
    const [, code] = /^\{\{\s*(.*?)\s*\}\}$/.exec(part) ?? [];
    const [, kind, rest = ''] = /^(if|range|else|end)\b\s*(.*)$/.exec(code ?? '') ?? [];
    if (code === undefined) target.push({ kind: 'text', text: part });
    else if (kind === 'if' || kind === 'range') {
      const block: BlockOf = { kind, code: rest, body: [], otherwise: [] };
      target.push(block);
      open.push({ block, target: block.body });
    } else if (kind === 'else') {
      const last = open.at(-1);
      if (last) last.target = last.block.otherwise;
    } else if (kind === 'end') open.pop();
    else target.push({ kind: 'print', code });
  }
  if (open.length > 0) throw new Error(`no end of ${open[0]?.block.code ?? ''}`);
  return root;
}

function print(blocks: readonly Block[], scope: Values): string {
  return blocks
    .map((block) => {
      if (block.kind === 'text') return block.text;
      if (block.kind === 'print') return String(evaluate(block.code, scope));
      if (block.kind === 'if')
        return print(evaluate(block.code, scope) ? block.body : block.otherwise, scope);
      const [, names = '', code = ''] = /^(.*?):=\s*(.*)$/.exec(block.code) ?? [];
      const [key = '', value] = names.split(',').map((name) => name.trim());
      return Object.entries(evaluate(code, scope) as Values)
        .map(([name, item]) => {
          const own = value === undefined ? { [key]: item } : { [key]: name, [value]: item };
          return print(block.body, { ...scope, ...own });
        })
        .join('');
    })
    .join('');
}

/** @throws Error for a value that does not exist */
function evaluate(code: string, scope: Values): unknown {
  const steps: string[][] = [[]];
  for (const token of code.match(TOKEN) ?? [])
    if (token === '|') steps.push([]);
    else steps.at(-1)?.push(token);
  return steps.reduce<unknown>((piped, [name = '', ...args], index) => {
    const given = args.map((arg) => read(arg, scope));
    const all = index === 0 ? given : [...given, piped];
    if (name === 'quote') return JSON.stringify(String(all[0]));
    if (name === 'toJson') return JSON.stringify(all[0]);
    if (name === 'eq') return all[0] === all[1];
    if (name === 'dict') return { [String(all[0])]: all[1], [String(all[2])]: all[3] };
    return read(name, scope);
  }, undefined);
}

function read(word: string, scope: Values): unknown {
  if (word.startsWith('"')) return JSON.parse(word);
  const [first = '', ...rest] = word.replace(/^\$?\./, '').split('.');
  return [first, ...rest].reduce<unknown>((value, name) => {
    const found = (value as Values | undefined)?.[name];
    if (found === undefined) throw new Error(`${word} has no value`);
    return found;
  }, scope);
}
