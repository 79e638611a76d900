import { createSteps } from './steps.mjs';

function record() {
  const written: string[] = [];
  const steps = createSteps((text) => written.push(text));
  return { steps, text: () => written.join('').replace(/\d+\.\d s/g, 'N s') };
}

describe('createSteps', () => {
  it('prints one line per step with duration and remark', async () => {
    const { steps, text } = record();
    await steps.run('install', (report) => report.remark('already there'));
    expect(text()).toBe('• install … N s (already there)\n');
  });

  it('prints why a step was skipped', async () => {
    const { steps, text } = record();
    await steps.run('postgres', (report) => report.skip('no initdb'));
    expect(text()).toBe('• postgres … skipped (no initdb)\n');
    expect(steps.results[0]?.outcome).toBe('skipped');
  });

  it('rethrows the error and records the failure', async () => {
    const { steps, text } = record();
    await expect(steps.run('build', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(text()).toBe('• build … FAILED after N s\n');
    expect(steps.results[0]?.outcome).toBe('failed');
  });

  it('prints the line of an interrupted step again', async () => {
    const { steps, text } = record();
    await Promise.all([
      steps.run('lint', () => new Promise((resolve) => setTimeout(resolve, 20))),
      steps.run('types', () => undefined),
    ]);
    expect(text()).toBe('• lint …\n• types … N s\n• lint … N s\n');
  });
});
