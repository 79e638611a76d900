import crypto from 'node:crypto';
import vm from 'node:vm';

export type HostModules = Readonly<Record<string, unknown>>;

// The document builder hashes inlined styles; sections get no Node module at all.
const SHELL_MODULES: HostModules = { 'node:crypto': crypto };

/**
 * Evaluates one CommonJS file. `vm.compileFunction`, not `vm.Script`, `require` or `import`: only its code is freed when
 * nothing refers to the exports any more, so memory stays flat over any number of versions.
 */
export function evaluate(id: string, code: Buffer, modules: HostModules = SHELL_MODULES): unknown {
  const serve = (request: string): unknown => {
    if (Object.hasOwn(modules, request)) return modules[request];
    throw new Error(`${id} asks for "${request}", which the shell does not share`);
  };
  const module = { exports: {} };
  const run = vm.compileFunction(code.toString('utf8'), ['exports', 'require', 'module'], {
    filename: id,
  });
  run.call(undefined, module.exports, serve, module);
  return module.exports;
}
