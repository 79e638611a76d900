import type { EnvironmentContext, JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { disableAsyncStorages } from './async-storages';
import { measureProcessorTime } from './processor-time';
import { rememberGlobals } from './restore-globals';
import { OWN_CONTEXT } from './single-context';

type Timeout = ReturnType<typeof setTimeout>;

/** Jest loads this file once per process, which runs several test files. */
const cache = {};

/**
 * Runs test files in the context of the process, so that they can share the packages of `node_modules`. They also share
 * `globalThis.processCache`; other changes of globals are undone after each file.
 */
export default class NodeEnvironment implements JestEnvironment<Timeout> {
  readonly global: typeof globalThis & JestEnvironment['global'] = globalThis as never;
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers: LegacyFakeTimers<Timeout>;
  readonly fakeTimersModern: ModernFakeTimers;
  private readonly recordTime: () => void;
  private readonly restoreGlobals = rememberGlobals();

  constructor({ projectConfig: config }: JestEnvironmentConfig, { testPath }: EnvironmentContext) {
    this.recordTime = measureProcessorTime(testPath);
    const { moduleMocker } = this;
    const timerConfig = { idToRef: (id: number) => id, refToId: (timer: unknown) => timer };
    this.fakeTimers = new LegacyFakeTimers({
      config,
      global: this.global,
      moduleMocker,
      timerConfig: timerConfig as never,
    });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: this.global });
    Object.defineProperty(globalThis, 'processCache', { configurable: true, value: cache });
  }

  getVmContext = () => OWN_CONTEXT;

  exportConditions = () => ['node', 'node-addons'];

  setup = () => Promise.resolve();

  async teardown(): Promise<void> {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    this.restoreGlobals();
    disableAsyncStorages();
    this.recordTime();
    await Promise.resolve();
  }
}
