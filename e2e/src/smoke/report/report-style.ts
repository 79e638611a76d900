/** The look of the report; it stands beside no style sheet of the site. */
export const REPORT_STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 1200px; padding: 24px; color: #16181d; }
header { border-left: 8px solid; padding-left: 16px; }
h1, h2, h3, p { margin: 0 0 8px; } h2 { margin-top: 32px; }
.failed { border-color: #c62828; } .flaky { border-color: #b26a00; } header.passed { border-color: #2e7d32; }
li.failed b, tr.failed td:nth-child(3) { color: #c62828; } li.flaky b, tr.flaky td:nth-child(3) { color: #b26a00; }
.fine { color: #5c6370; font-size: 13px; }
section { border: 1px solid #d5d8de; border-radius: 8px; margin: 16px 0; padding: 16px; }
section img { border: 1px solid #d5d8de; display: block; max-height: 420px; max-width: 100%; }
pre { background: #f4f5f7; font-size: 12px; max-height: 420px; overflow: auto; padding: 12px; white-space: pre-wrap; word-break: break-all; }
table { border-collapse: collapse; width: 100%; } th { text-align: left; }
td, th { border-bottom: 1px solid #e6e8ec; padding: 6px 12px 6px 0; vertical-align: top; }
td img { display: block; max-height: 90px; }
`;
