import { basename } from 'node:path';
import { retiredTermInName, retiredTermsInProse } from './retired-terms.mjs';

/** Imported names belong to the exporting module, unless the import renames them. @param {any} definition */
const isRenamed = ({ type, node }) =>
  type !== 'ImportBinding' || node.imported?.name !== node.local.name;

const TEST_FUNCTIONS = new Set(['describe', 'it', 'test']);

/** `it` of `it(…)`, `it.skip(…)` and `it.each(…)(…)`. @param {any} node @returns {string} */
const calledName = (node) =>
  node.type === 'Identifier'
    ? node.name
    : node.callee || node.object
      ? calledName(node.callee ?? node.object)
      : '';

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
    /** @param {any} target node or location @param {{ term: string, use: string } | undefined} found */
    const report = (target, found) => {
      if (!found) return;
      const where = 'type' in target ? { node: target } : { loc: target };
      context.report({
        ...where,
        messageId: 'retired',
        data: { term: found.term, use: found.use },
      });
    };
    /** @param {any} node */
    const checkName = (node) => {
      if (node.type === 'Identifier') report(node, retiredTermInName(node.name));
    };
    /** @param {any} loc @param {string} text */
    const checkProse = (loc, text) => {
      for (const found of retiredTermsInProse(text)) report(loc, found);
    };
    return {
      Program(node) {
        report(node, retiredTermInName(basename(context.filename)));
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
        if (title?.type === 'Literal' && TEST_FUNCTIONS.has(calledName(node)))
          checkProse(title.loc, String(title.value));
      },
    };
  },
};
