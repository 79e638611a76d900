import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  BUILD_CONFIG_IMPORT,
  allowedExports,
  isAllowed,
  zoneOfFile,
  zoneOfSpecifier,
} from './zones.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const EXPORT_FILES = {
  '.': 'src/public',
  './api': 'src/api/public',
  './internal': 'src/internal',
  './routes': 'src/routes',
  './testing': 'src/testing',
};

/**
 * Limits imports of other packages to the exports that `zones.mjs` allows.
 * @type {import('eslint').Rule.RuleModule}
 */
export const packageExports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      forbidden: '{{from}} may not import {{to}}. {{remedy}}',
      internal: '{{to}} is an internal file of {{name}}. Allowed exports: {{exports}}.',
      relative: '{{to}} belongs to {{name}}. Import it as {{exports}}.',
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
      if (value === BUILD_CONFIG_IMPORT && file.endsWith('/webpack.config.ts')) return;
      const { name } = target.zone;
      const allowed = allowedExports(from, file, name);
      if (!allowed) {
        context.report({
          node,
          messageId: 'forbidden',
          data: { from: from.name, to: name, remedy: from.remedy },
        });
        return;
      }
      const exports = allowed.map((subpath) => name + subpath.slice(1)).join(', ');
      if (!isAllowed(allowed, target.subpath)) {
        context.report({ node, messageId: 'internal', data: { to: value, name, exports } });
      } else if (value.startsWith('.') && from.name !== 'scripts' && name.startsWith('@')) {
        context.report({ node, messageId: 'relative', data: { to: value, name, exports } });
      }
    };

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
  const subpath = Object.entries(EXPORT_FILES).find(([, source]) => source === inside)?.[0];
  return { zone, subpath: subpath ?? `./${inside}` };
}
