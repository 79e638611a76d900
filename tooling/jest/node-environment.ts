import { TestEnvironment } from 'jest-environment-node';

/** Lives as long as the process: jest loads this file once, and the files of tests one after another. */
const kept = {};

/** Node, and in `global.keptInProcess` an object that all test files of a process share: they share nothing else. */
export default class NodeEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.defineProperty(this.global, 'keptInProcess', { value: kept });
  }
}
