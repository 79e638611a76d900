import { oneDialect } from './rule-one-dialect.mjs';
import { packageExports } from './rule-package-exports.mjs';
import { standardTerms } from './rule-standard-terms.mjs';
import {
  descriptiveFileName,
  noExportAll,
  noInlineStyle,
  noLiteralText,
  noRawColour,
  plainImportPath,
  todoNeedsIssue,
} from './rules-text.mjs';

/** Rules of this repository, `huoban/…` in the configuration and in disable comments. */
export default {
  meta: { name: 'huoban' },
  rules: {
    'one-dialect': oneDialect,
    'package-exports': packageExports,
    'standard-terms': standardTerms,
    'descriptive-file-name': descriptiveFileName,
    'no-export-all': noExportAll,
    'no-inline-style': noInlineStyle,
    'no-literal-text': noLiteralText,
    'no-raw-colour': noRawColour,
    'plain-import-path': plainImportPath,
    'todo-needs-issue': todoNeedsIssue,
  },
};
