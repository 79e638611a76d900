import { basename } from 'node:path';
import { retiredTermInName, retiredTermsInProse } from './retired-terms.mjs';

/** Imported names belong to the exporting module, unless the import renames them. @param {any} definition */
const isRenamed = ({ type, node }) =>
  type !== 'ImportBinding' || node.imported?.name !== node.local.name;

const TEST_FUNCTIONS = new Set(['describe', 'it', 'test']);

/**
 * Refuses retired terms in declared names, file names, comments and test titles. A name is reported where it is declared,
 * so that what another package or a wire format calls something can still be read.
 * @type {import('eslint').Rule.RuleModule}
 */
export const standardTerms = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { retired: '"{{term}}" is a retired term. Use: {{use}} (docs/glossary.md).' },
  },
  create(context) {
    /** @param {any} node */
    const checkName = (node) => {
      const found = node?.type === 'Identifier' ? retiredTermInName(node.name) : undefined;
      if (found) context.report({ node, messageId: 'retired', data: { ...found } });
    };
    /** @param {any} loc @param {string} text */
    const checkProse = (loc, text) => {
      for (const { term, use } of loc ? retiredTermsInProse(text) : [])
        context.report({
          loc: /** @type {any} */ (loc),
          messageId: 'retired',
          data: { term, use },
        });
    };
    return {
      Program(node) {
        const found = retiredTermInName(basename(context.filename));
        if (found) context.report({ node, messageId: 'retired', data: { ...found } });
        for (const { loc, value } of context.sourceCode.getAllComments()) checkProse(loc, value);
        for (const { variables } of context.sourceCode.scopeManager.scopes)
          for (const { identifiers, defs } of variables)
            if (defs.some(isRenamed)) identifiers.forEach(checkName);
      },
      'PropertyDefinition, MethodDefinition, TSPropertySignature, TSMethodSignature'(
        /** @type {any} */ node,
      ) {
        if (!node.computed) checkName(node.key);
      },
      CallExpression(/** @type {any} */ node) {
        const [title] = node.arguments;
        const name = node.callee.object?.name ?? node.callee.name;
        if (!TEST_FUNCTIONS.has(name) || title?.type !== 'Literal') return;
        checkProse(title.loc, String(title.value));
      },
    };
  },
};
