import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import Runtime from 'jest-runtime';
import { createSharedCoverage } from './shared-coverage.mjs';

const NODE_MODULES = /[\\/]node_modules[\\/]/u;
/** Packages of Jest itself, of which every test file has its own. */
const OF_JEST = /^(?:@jest\/|jest\b|expect$)/u;
/** Tests and their helpers call Jest, which is another object for every test file. */
const OF_TESTS = /\.test\.tsx?$|[\\/]testing(?:[\\/]|\.ts$)/u;
/** A test file that does this needs its own modules. */
const REPLACES_MODULES = /\bjest\.(?:mock|doMock|resetModules|isolateModules)\b/u;
const CONDITIONS = ['require', 'default', 'node', 'node-addons'];

/** Exports of modules of the product, by path. @type {Map<string, unknown>} */
const loaded = new Map();
/** Coverage of all modules of the process, where their counters look for it. */
const coverage = createSharedCoverage();
/** The runtime of the test file that runs now. @type {SharedModulesRuntime | undefined} */
let current;

/** Loads packages and modules of the product once per process instead of once per test file. */
export default class SharedModulesRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} parameters */
  constructor(...parameters) {
    super(...parameters);
    const [{ testEnvironmentOptions }, , resolver, , , { collectCoverage }, testFile] = parameters;
    this.resolver = resolver;
    if (collectCoverage) Object.assign(globalThis, { __coverage__: coverage.counters });
    this.sharesProduct =
      testEnvironmentOptions['ownModules'] !== true &&
      !REPLACES_MODULES.test(readFileSync(testFile, 'utf8'));
    // A shared module requires others later through the runtime that loaded it, whose test file may have ended.
    current = this;
  }

  /**
   * @override
   * @template T
   * @param {string} from
   * @param {string} name
   * @returns {T}
   */
  requireModuleOrMock(from, name) {
    if (current === undefined || current === this) return super.requireModuleOrMock(from, name);
    return current.requireModuleOrMock(from, name);
  }

  /**
   * @override
   * @template T
   * @param {string} from
   * @param {string} [name]
   * @param {Parameters<Runtime['requireModule']>[2]} [options]
   * @param {boolean} [isActual]
   * @returns {T}
   */
  requireModule(from, name, options, isActual) {
    const isShared = name !== undefined && !options?.isInternalModule && !OF_JEST.test(name);
    if (!isShared) return super.requireModule(from, name, options, isActual);
    const packageFile = packagePath(from, name);
    // Required as if by the package, because Node warns of ES modules that other code requires.
    if (packageFile !== undefined) return createRequire(packageFile)(packageFile);
    const file = this.productPath(from, name);
    if (file !== undefined && loaded.has(file)) return /** @type {T} */ (loaded.get(file));
    const exports = /** @type {T} */ (super.requireModule(from, name, options, isActual));
    if (file !== undefined) loaded.set(file, exports);
    return exports;
  }

  /** What was executed since the test file before. @override */
  getAllCoverageInfoCopy() {
    return /** @type {ReturnType<Runtime['getAllCoverageInfoCopy']>} */ (coverage.take());
  }

  /**
   * @param {string} from
   * @param {string} name
   */
  productPath(from, name) {
    if (!this.sharesProduct || isBuiltin(name)) return undefined;
    try {
      const file = this.resolver.resolveModule(from, name, { conditions: CONDITIONS });
      return OF_TESTS.test(file) ? undefined : file;
    } catch {
      return undefined;
    }
  }
}

/**
 * @param {string} from
 * @param {string} name
 */
function packagePath(from, name) {
  if (name.startsWith('.') || name.startsWith('/') || isBuiltin(name)) return undefined;
  try {
    const path = createRequire(from).resolve(name);
    return NODE_MODULES.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
