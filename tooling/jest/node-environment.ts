import { TestEnvironment } from 'jest-environment-node';

/** Jest loads this file once per process, which runs several test files. */
const cache = {};

/** The Node environment with `global.processCache`, the only object that all test files of a process share. */
export default class NodeEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.defineProperty(this.global, 'processCache', { value: cache });
  }
}
