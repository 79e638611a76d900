import { basename, posix } from 'node:path';

const HEX_COLOUR = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const COLOUR_FUNCTION = /\b(?:rgba?|hsla?|oklch|oklab|color-mix)\(/i;
const LETTER = /\p{L}/u;
const ACCESSIBLE_TEXT_ATTRIBUTES = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'label',
]);
const VAGUE_NAMES = /(?:^|[-.])(?:utils?|misc|helpers?|common|stuff|new|v\d+)(?:$|[-.])/i;

/** @typedef {import('eslint').Rule.RuleModule} RuleModule */

/**
 * @param {string} message
 * @param {RuleModule['create']} create
 * @returns {RuleModule}
 */
const rule = (message, create) => ({
  meta: { type: 'problem', schema: [], messages: { found: message } },
  create,
});

/**
 * Whether an expression can evaluate to text that is written in the source. Results of calls are not examined.
 * @param {any} node
 * @returns {boolean}
 */
function containsText(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && LETTER.test(node.value);
    case 'TemplateLiteral':
      return (
        node.quasis.some((/** @type {any} */ part) => LETTER.test(part.value.raw)) ||
        node.expressions.some(containsText)
      );
    case 'ConditionalExpression':
      return containsText(node.consequent) || containsText(node.alternate);
    case 'LogicalExpression':
      return containsText(node.right) || (node.operator !== '&&' && containsText(node.left));
    case 'BinaryExpression':
      return node.operator === '+' && (containsText(node.left) || containsText(node.right));
    default:
      return false;
  }
}

export const noInlineStyle = rule(
  'The content security policy blocks style attributes in rendered HTML. Put the rule into the CSS module beside the component and switch a class or a data- attribute.',
  (context) => ({
    JSXAttribute(/** @type {any} */ node) {
      if (node.name.name === 'style') context.report({ node, messageId: 'found' });
    },
  }),
);

export const noRawColour = rule(
  'Colours live in shared/ui/src/tokens.css. Use var(--…) in a CSS module; add a token there if none fits.',
  (context) => ({
    Literal(node) {
      if (typeof node.value !== 'string') return;
      if (HEX_COLOUR.test(node.value) || COLOUR_FUNCTION.test(node.value)) {
        context.report({ node, messageId: 'found' });
      }
    },
    TemplateElement(node) {
      if (COLOUR_FUNCTION.test(node.value.raw)) context.report({ node, messageId: 'found' });
    },
  }),
);

export const noLiteralText = rule(
  'Texts come from the locale files of zh, en and ja. Add a key there and read it with useText of @huoban/runtime.',
  (context) => ({
    JSXText(/** @type {any} */ node) {
      if (LETTER.test(node.value)) context.report({ node, messageId: 'found' });
    },
    JSXExpressionContainer(/** @type {any} */ node) {
      const isShown =
        node.parent.type !== 'JSXAttribute' ||
        ACCESSIBLE_TEXT_ATTRIBUTES.has(node.parent.name.name);
      if (isShown && containsText(node.expression)) context.report({ node, messageId: 'found' });
    },
    JSXAttribute(/** @type {any} */ node) {
      if (!ACCESSIBLE_TEXT_ATTRIBUTES.has(node.name.name) || node.value?.type !== 'Literal') return;
      if (containsText(node.value)) context.report({ node, messageId: 'found' });
    },
  }),
);

export const noExportAll = rule(
  'Name every export; `export *` hides what other packages rely on.',
  (context) => ({
    ExportAllDeclaration: (node) => context.report({ node, messageId: 'found' }),
  }),
);

export const todoNeedsIssue = rule(
  'Write the issue number, as in `TODO(#123): …`, or resolve it now.',
  (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!/\b(?:TODO|FIXME|XXX)\b/.test(comment.value)) continue;
        if (/\b(?:TODO|FIXME|XXX)\(#\d+\)/.test(comment.value) || !comment.loc) continue;
        context.report({ loc: comment.loc, messageId: 'found' });
      }
    },
  }),
);

export const descriptiveFileName = rule(
  'Name the file for its content: no index, utils, misc, helpers, common, new or v2. Package exports are public.ts and internal.ts.',
  (context) => ({
    Program(node) {
      const stem = basename(context.filename).replace(/\.[cm]?[jt]sx?$/, '');
      if (stem === 'index' || VAGUE_NAMES.test(stem)) context.report({ node, messageId: 'found' });
    },
  }),
);

export const plainImportPath = rule(
  'Write the shortest path: no ./../, no folder that is left again, no slash at the end.',
  (context) => {
    /** @param {any} node */
    const check = ({ source }) => {
      const from = source?.value;
      if (typeof from !== 'string' || !from.startsWith('.')) return;
      const path = posix.normalize(from).replace(/\/$/, '');
      const shortest = path.startsWith('.') ? path : `./${path}`;
      if (from !== shortest) context.report({ node: source, messageId: 'found' });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
    };
  },
);
