import { TestEnvironment } from 'jest-environment-node';
import { measureProcessorTime } from './processor-time';

/** Jest loads this file once per process, which runs several test files. */
const cache = {};

/** The Node environment with `global.processCache`, the only object that all test files of a process share. */
export default class NodeEnvironment extends TestEnvironment {
  private readonly recordTime: () => void;

  constructor(...parameters: ConstructorParameters<typeof TestEnvironment>) {
    super(...parameters);
    this.recordTime = measureProcessorTime(parameters[1].testPath);
  }

  override async setup(): Promise<void> {
    await super.setup();
    Object.defineProperty(this.global, 'processCache', { value: cache });
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    this.recordTime();
  }
}
