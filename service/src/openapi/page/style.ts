/** Approximates the light theme of the site, because the service has no access to the style sheets of the UI package. */
export const STYLE = `
:root { --ink: #0d1014; --paper: #f5efe3; --shade: #e9e0ce; --accent: #b5300f; --second: #066b63; --faint: #57534a; --focus: #066b63; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.65 'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; overflow-wrap: anywhere; }
header, main { max-width: 1080px; margin: 0 auto; padding: 24px 20px; }
header { padding-top: 40px; }
h1 { margin: 0 0 12px; font-size: clamp(30px, 6vw, 41px); line-height: 1.12; font-weight: 800; letter-spacing: -0.015em; }
h2 { margin: 40px 0 4px; font-size: 26px; line-height: 1.3; font-weight: 800; }
h4 { margin: 20px 0 4px; font-size: 14px; letter-spacing: 0.08em; color: var(--faint); }
p { margin: 4px 0 12px; max-width: 38em; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 20px; margin: 12px 0 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 10px 0; }
code, pre { font-family: ui-monospace, 'SF Mono', Consolas, monospace; font-size: 14px; }
details { margin: 12px 0; border: 2px solid var(--ink); background: var(--paper); box-shadow: 4px 4px 0 var(--second); }
summary { padding: 12px 16px; cursor: pointer; min-height: 44px; }
details[open] > summary { border-bottom: 2px solid var(--ink); background: var(--shade); }
details > :not(summary) { margin-left: 16px; margin-right: 16px; }
details > :last-child { margin-bottom: 16px; }
.method { display: inline-block; min-width: 3.5em; font-weight: 800; color: var(--accent); }
.what { display: block; color: var(--faint); }
.mark { color: var(--accent); font-size: 12px; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 6px 12px 6px 0; border-top: 1px solid var(--shade); text-align: left; vertical-align: top; font-weight: 400; }
th:first-child { width: 38%; }
th:first-child:nth-last-child(2) { width: 5em; }
thead th { font-weight: 600; }
pre { overflow-x: auto; padding: 12px; background: var(--ink); color: var(--paper); white-space: pre; overflow-wrap: normal; }
@media (max-width: 600px) { td, th { display: inline-block; padding: 2px 12px 2px 0; } th, th:first-child { display: block; width: auto; padding-top: 8px; } td { border-top: 0; } thead { display: none; } }
`;
