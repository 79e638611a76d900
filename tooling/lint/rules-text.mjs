import { basename } from 'node:path';

const HEX_COLOUR = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const COLOUR_FUNCTION = /\b(?:rgba?|hsla?|oklch|oklab|color-mix)\(/i;
const LETTER = /\p{L}/u;
const READ_ALOUD = new Set([
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
 * Whether an expression can come out as words that stand in the source; what a call answers is the callee's affair.
 * @param {any} node
 * @returns {boolean}
 */
function saysWords(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && LETTER.test(node.value);
    case 'TemplateLiteral':
      return (
        node.quasis.some((/** @type {any} */ part) => LETTER.test(part.value.raw)) ||
        node.expressions.some(saysWords)
      );
    case 'ConditionalExpression':
      return saysWords(node.consequent) || saysWords(node.alternate);
    case 'LogicalExpression':
      return saysWords(node.right) || (node.operator !== '&&' && saysWords(node.left));
    case 'BinaryExpression':
      return node.operator === '+' && (saysWords(node.left) || saysWords(node.right));
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
  'All words come from messages in zh, en and ja. Add a key to the locales folder and use it through the translation door of @huoban/runtime.',
  (context) => ({
    JSXText(/** @type {any} */ node) {
      if (LETTER.test(node.value)) context.report({ node, messageId: 'found' });
    },
    JSXExpressionContainer(/** @type {any} */ node) {
      const isShown = node.parent.type !== 'JSXAttribute' || READ_ALOUD.has(node.parent.name.name);
      if (isShown && saysWords(node.expression)) context.report({ node, messageId: 'found' });
    },
    JSXAttribute(/** @type {any} */ node) {
      if (!READ_ALOUD.has(node.name.name) || node.value?.type !== 'Literal') return;
      if (saysWords(node.value)) context.report({ node, messageId: 'found' });
    },
  }),
);

export const noExportAll = rule(
  'Name every export of a door; `export *` hides what other packages rely on.',
  (context) => ({
    ExportAllDeclaration: (node) => context.report({ node, messageId: 'found' }),
  }),
);

export const todoNeedsIssue = rule(
  'Write the issue number, as in `TODO(#123): …`, or do it now.',
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

export const fileNameSaysWhat = rule(
  'Name the file for what it holds: no index, utils, misc, helpers, common, new or v2. A package door is public.ts or internal.ts.',
  (context) => ({
    Program(node) {
      const stem = basename(context.filename).replace(/\.[cm]?[jt]sx?$/, '');
      if (stem === 'index' || VAGUE_NAMES.test(stem)) context.report({ node, messageId: 'found' });
    },
  }),
);
