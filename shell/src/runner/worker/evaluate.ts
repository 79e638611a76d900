import crypto from 'node:crypto';
import vm from 'node:vm';

export type HostModules = Readonly<Record<string, unknown>>;

// The document builder hashes inlined styles; sections get no Node module.
const SHELL_MODULES: HostModules = { 'node:crypto': crypto };

/**
 * Evaluates one CommonJS file. Unlike `vm.Script`, `require` and `import`, `vm.compileFunction` lets the code be
 * collected with its exports, so memory stays flat over any number of versions.
 */
export function evaluate(id: string, code: Buffer, modules: HostModules = SHELL_MODULES): unknown {
  const require = (request: string): unknown => {
    if (Object.hasOwn(modules, request)) return modules[request];
    throw new Error(`${id} requires "${request}", which the shell does not provide`);
  };
  const module = { exports: {} };
  const run = vm.compileFunction(code.toString('utf8'), ['exports', 'require', 'module'], {
    filename: id,
  });
  run.call(undefined, module.exports, require, module);
  return module.exports;
}
