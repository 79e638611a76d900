import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}
interface Dashboard {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
}
interface RuleTests {
  tests: { alert_rule_test: { alertname: string }[] }[];
}

const { groups } = parse(read('deploy/observability/alerts.yaml')) as Rules;
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('deploy/observability/dashboard.json')) as Dashboard;
const { tests } = parse(read('deploy/observability/alerts.test.yaml')) as RuleTests;
const guide = read('docs/guides/operators.md');

const metricsIn = (expression: string): string[] =>
  (expression.match(/\b(?:huoban|nodejs|process)_\w+/g) ?? []).map((name) =>
    name.replace(/_(?:count|bucket|sum)$/, ''),
  );

describe('alerts and dashboard', () => {
  it.each(rules.map(({ alert, expr }) => [alert, expr]))(
    '%s uses metrics that the guide explains',
    (_, expression) => {
      const names = metricsIn(expression);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => !guide.includes(name))).toEqual([]);
    },
  );

  it.each(panels.map(({ title, targets }) => [title, targets.map(({ expr }) => expr).join(' ')]))(
    'the panel "%s" uses metrics that the guide explains',
    (_, expressions) => {
      expect(metricsIn(expressions).filter((name) => !guide.includes(name))).toEqual([]);
    },
  );

  it('tests every alert with promtool', () => {
    const tested = tests.flatMap((each) => each.alert_rule_test.map(({ alertname }) => alertname));
    const untested = rules.map(({ alert }) => alert).filter((alert) => !tested.includes(alert));
    expect(untested).toEqual([]);
  });
});
