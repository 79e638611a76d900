/** One dialect, see docs/decisions/0021-one-dialect.md. Selectors, each with what to write instead. */
const DIALECT = {
  ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation]) > :matches(ArrowFunctionExpression[body.type="BlockStatement"], FunctionExpression)':
    'Write a function declaration at module level.',
  'BlockStatement BlockStatement > FunctionDeclaration[generator=false]':
    'Write an arrow function inside functions.',
  'CatchClause > Identifier.param:not([name=/^error$|Error$/])': 'Name it error.',
  'CallExpression[callee.property.name="catch"] > ArrowFunctionExpression > Identifier.params:not([name=/^error$|Error$/])':
    'Name it error.',
};
const PRIVATE_NAME = 'Use the keyword private in TypeScript.';

/** @type {import('eslint').Rule.RuleModule} */
export const oneDialect = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    /** @param {string} message @returns {(node: import('eslint').Rule.Node) => void} */
    const reporter = (message) => (node) => context.report({ node, message });
    return {
      ...Object.fromEntries(
        Object.entries(DIALECT).map(([selector, message]) => [selector, reporter(message)]),
      ),
      ...(/\.tsx?$/.test(context.filename) ? { PrivateIdentifier: reporter(PRIVATE_NAME) } : {}),
    };
  },
};
