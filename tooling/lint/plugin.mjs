import { doors } from './rule-doors.mjs';
import {
  fileNameSaysWhat,
  noExportAll,
  noInlineStyle,
  noLiteralText,
  noRawColour,
  todoNeedsIssue,
} from './rules-text.mjs';

/** The rules of this house, `huoban/…` in the configuration and in disable comments. */
export const huoban = {
  meta: { name: 'huoban' },
  rules: {
    doors,
    'file-name-says-what': fileNameSaysWhat,
    'no-export-all': noExportAll,
    'no-inline-style': noInlineStyle,
    'no-literal-text': noLiteralText,
    'no-raw-colour': noRawColour,
    'todo-needs-issue': todoNeedsIssue,
  },
};
