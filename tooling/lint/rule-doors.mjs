import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILD_CONFIG_DOOR, doorsFor, isOpen, zoneOfFile, zoneOfSpecifier } from './zones.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DOOR_FILES = {
  '.': 'src/public',
  './api': 'src/api/public',
  './internal': 'src/internal',
  './routes': 'src/routes',
  './testing': 'src/testing',
};

/**
 * Keeps every import to the doors that its package may use; the table is `zones.mjs`.
 * @type {import('eslint').Rule.RuleModule}
 */
export const doors = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wall: '{{from}} may not import {{to}}. {{instead}}',
      inner: '{{to}} is an inner file of {{name}}. Its doors are {{doors}}.',
      relative: '{{to}} belongs to {{name}}. Import it as {{doors}}.',
    },
  },
  create(context) {
    const file = relative(ROOT, context.filename).split(sep).join('/');
    const from = zoneOfFile(file);
    if (!from) return {};

    /** @param {import('eslint').Rule.Node} node @param {unknown} value */
    const check = (node, value) => {
      if (typeof value !== 'string' || !from) return;
      const target = value.startsWith('.') ? ofRelative(file, value) : zoneOfSpecifier(value);
      if (!target || target.zone === from) return;
      if (value === BUILD_CONFIG_DOOR && file.endsWith('/webpack.config.ts')) return;
      const { name } = target.zone;
      const open = doorsFor(from, file, name);
      if (!open) {
        report(node, 'wall', { from: from.name, to: name, instead: from.instead });
        return;
      }
      const names = open.map((door) => name + door.slice(1)).join(', ');
      if (!isOpen(open, target.door)) {
        report(node, 'inner', { to: value, name, doors: names });
      } else if (value.startsWith('.') && from.name !== 'scripts') {
        report(node, 'relative', { to: value, name, doors: names });
      }
    };

    /** @param {import('eslint').Rule.Node} node @param {string} messageId @param {Record<string, string>} data */
    function report(node, messageId, data) {
      context.report({ node, messageId, data });
    }

    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => node.source && check(node, node.source.value),
      ImportExpression: (node) => node.source.type === 'Literal' && check(node, node.source.value),
      TSImportType: (/** @type {any} */ node) => check(node, node.argument?.literal?.value),
    };
  },
};

/**
 * @param {string} file from the root
 * @param {string} specifier beginning with a dot
 */
function ofRelative(file, specifier) {
  const path = join(dirname(file), specifier).split(sep).join('/');
  const zone = zoneOfFile(`${path}/`);
  if (!zone) return undefined;
  const inside = path.slice(zone.folder.length + 1).replace(/\.[cm]?[jt]sx?$/, '');
  const door = Object.entries(DOOR_FILES).find(([, source]) => source === inside)?.[0];
  return { zone, door: door ?? `./${inside}` };
}
