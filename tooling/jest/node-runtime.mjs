import { createRequire } from 'node:module';
import Runtime from 'jest-runtime';

const NODE_MODULES = /[\\/]node_modules[\\/]/u;
/** Packages of Jest itself, of which every test file has its own. */
const OF_JEST = /^(?:@jest\/|jest\b|expect$)/u;

/** Loads packages once per process instead of once per test file. */
export default class SharedPackagesRuntime extends Runtime {
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
    const path = name === undefined || OF_JEST.test(name) ? undefined : packagePath(from, name);
    // Required as if by the package, because Node warns of ES modules that other code requires.
    if (path !== undefined) return createRequire(path)(path);
    return super.requireModule(from, name, options, isActual);
  }
}

/**
 * @param {string} from
 * @param {string} name
 */
function packagePath(from, name) {
  if (name.startsWith('.') || name.startsWith('/') || name.startsWith('node:')) return undefined;
  try {
    const path = createRequire(from).resolve(name);
    return NODE_MODULES.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
