import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { huoban } from './tooling/lint/plugin.mjs';

const TYPESCRIPT = ['**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', 'tooling/jest/**'];
const SECTIONS = ['mfe-*/src/**/*.{ts,tsx}'];
const BROWSER = [
  ...SECTIONS,
  'shared/{runtime,ui}/src/**/*.{ts,tsx}',
  'shell/src/!(runner|server)/**/*.{ts,tsx}',
];

/** Globals that sections must not use, each with its replacement. */
const RESTRICTED_GLOBALS = {
  fetch: 'Call the service through the API client of PageContext or of @huoban/runtime.',
  XMLHttpRequest: 'Call the service through the api client of @huoban/runtime.',
  localStorage: 'Use the session and the storage of @huoban/runtime.',
  sessionStorage: 'Use the session and the storage of @huoban/runtime.',
};
const RESTRICTED_PACKAGES = {
  axios: 'Call the service through the api client of @huoban/runtime.',
  i18next: 'Read messages with useText of @huoban/runtime.',
  'react-i18next': 'Read messages with useText of @huoban/runtime.',
};

/** One dialect, see docs/decisions/0021-one-dialect.md. */
const DIALECT = [
  {
    selector:
      ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation]) > :matches(ArrowFunctionExpression[body.type="BlockStatement"], FunctionExpression)',
    message: 'Write a function declaration at module level.',
  },
  {
    selector: 'BlockStatement BlockStatement > FunctionDeclaration[generator=false]',
    message: 'Write an arrow function inside functions.',
  },
  {
    selector: 'CatchClause > Identifier.param:not([name=/^error$|Error$/])',
    message: 'Name it error.',
  },
  {
    selector:
      'CallExpression[callee.property.name="catch"] > ArrowFunctionExpression > Identifier.params:not([name=/^error$|Error$/])',
    message: 'Name it error.',
  },
];
const PRIVATE_KEYWORD = {
  selector: 'PrivateIdentifier',
  message: 'Use the keyword private in TypeScript.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.cache/**',
      '.data/**',
      'coverage/**',
      'reports/**',
      'service/content/**',
      // bytes that are kept as they were built
      'fixtures/**',
    ],
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    plugins: { huoban, 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'] }),
      ],
    },
    languageOptions: { globals: globals.node },
    rules: {
      'huoban/package-exports': 'error',
      'huoban/descriptive-file-name': 'error',
      'huoban/no-export-all': 'error',
      'huoban/standard-terms': 'error',
      'huoban/todo-needs-issue': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-alert': 'error',
      'no-console': 'error',
      'no-constant-binary-expression': 'error',
      'no-debugger': 'error',
      'no-else-return': 'error',
      'no-empty': 'error',
      'no-eval': 'error',
      'no-fallthrough': 'error',
      'no-new-func': 'error',
      'no-param-reassign': 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unneeded-ternary': 'error',
      'no-useless-catch': 'error',
      'no-useless-escape': 'error',
      'no-useless-rename': 'error',
      'no-useless-return': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      radix: 'error',
      'no-restricted-syntax': ['error', ...DIALECT],
      'import-x/first': 'error',
      'import-x/newline-after-import': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': 'error',
      'import-x/no-mutable-exports': 'error',
      'import-x/no-self-import': 'error',
      'import-x/no-useless-path-segments': 'error',
    },
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'no-restricted-syntax': ['error', ...DIALECT, PRIVATE_KEYWORD],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // a number in a sentence is harmless; an object or undefined is not
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // fastify handlers and ports are async by contract, with or without an await
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // code points are what a loop over a text wants
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 5 },
      ],
    },
  },
  {
    files: BROWSER,
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
    rules: {
      'huoban/no-inline-style': 'error',
      'huoban/no-literal-text': 'error',
      'huoban/no-raw-colour': 'error',
      // a tab has no log but its console
      'no-console': ['error', { allow: ['error', 'warn'] }],
      // a list without bullets loses its role in Safari; role="list" gives it back
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    // faces have a literal mouth, which the content calls so, too
    files: ['posters/**/*.ts'],
    rules: { 'huoban/standard-terms': 'off' },
  },
  {
    files: ['shell/src/server/**/*.tsx'],
    rules: { 'huoban/no-inline-style': 'error', 'huoban/no-literal-text': 'error' },
  },
  {
    files: SECTIONS,
    rules: {
      'no-restricted-globals': [
        'error',
        ...Object.entries(RESTRICTED_GLOBALS).map(([name, message]) => ({ name, message })),
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: Object.entries(RESTRICTED_PACKAGES).map(([name, message]) => ({
            name,
            message,
          })),
        },
      ],
    },
  },
  {
    files: ['shared/contracts/src/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.|zod$)',
              allowTypeImports: true,
              message: 'Contracts hold no runtime code: only `import type`, and zod for schemas.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.d.ts'],
    rules: { 'huoban/no-export-all': 'off' },
  },
  {
    files: TESTS,
    languageOptions: { globals: globals.jest },
    rules: {
      'no-template-curly-in-string': 'off',
      'huoban/no-literal-text': 'off',
      'huoban/no-raw-colour': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      // what a test reads back (JSON, matchers) is judged by expect
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Drawings contain houses, mouths and landscapes.
    files: ['posters/**/*.ts'],
    rules: { 'huoban/standard-terms': 'off' },
  },
  {
    // Replaces the methods of the console.
    files: ['tooling/jest/no-unexpected-console.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // syntax of 2015, so that an old Node gets as far as the sentence that refuses it
    files: ['scripts/lib/machine/node-version.mjs'],
    rules: { 'no-var': 'off' },
  },
);
