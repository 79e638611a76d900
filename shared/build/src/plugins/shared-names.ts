import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

const NAME = 'SharedNames';

/** Exports of shared packages that a build uses and provides: package → names. */
export interface SharedNamesReport {
  used: Record<string, string[]>;
  provided: Record<string, string[]>;
}

/**
 * Reports which exports of shared packages a section uses (`*`: the whole namespace) and which the shell provides, read
 * from the module graph after tree shaking. CommonJS packages are not reported as provided, because their exports
 * cannot be determined statically.
 * @param report called once per build
 */
export class SharedNamesPlugin {
  constructor(private readonly report: (names: SharedNamesReport) => void) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap(NAME, () => {
        this.report(namesIn(compilation));
      });
    });
  }
}

const namesIn = (compilation: Compilation): SharedNamesReport => ({
  used: usedNames(compilation),
  provided: providedNames(compilation),
});

function usedNames(compilation: Compilation): Record<string, string[]> {
  const used = new Map<string, Set<string>>();
  for (const module of reachableModules(compilation)) {
    for (const { dependency, module: target } of connectionsOf(compilation, module)) {
      const request = sharedRequest(target);
      if (request === undefined || !dependency) continue;
      const names = used.get(request) ?? new Set<string>();
      used.set(request, names);
      for (const name of referencedNames(compilation, dependency)) names.add(name);
    }
  }
  const sorted = [...used].map(([request, names]) => [request, [...names].sort()] as const);
  return Object.fromEntries(sorted.filter(([, names]) => names.length > 0));
}

function providedNames(compilation: Compilation): Record<string, string[]> {
  const provided: Record<string, string[]> = {};
  for (const module of compilation.modules) {
    if (module.type !== 'provide-module' || !('_name' in module)) continue;
    for (const { module: target } of connectionsOf(compilation, module)) {
      const names = exportsOf(compilation, target);
      if (names) provided[String(module._name)] = names;
    }
  }
  return provided;
}

/** Modules that the entries reach through connections that survive tree shaking. */
function* reachableModules(compilation: Compilation): Generator<Module> {
  const entries = [...compilation.entries.values()].flatMap(({ dependencies }) => dependencies);
  const open = entries.flatMap((entry) => compilation.moduleGraph.getModule(entry) ?? []);
  const seen = new Set(open);
  for (let module = open.pop(); module; module = open.pop()) {
    yield module;
    for (const { module: target } of connectionsOf(compilation, module)) {
      if (seen.has(target)) continue;
      seen.add(target);
      open.push(target);
    }
  }
}

const connectionsOf = ({ moduleGraph }: Compilation, module: Module) =>
  [...moduleGraph.getOutgoingConnections(module)].filter((connection) =>
    connection.isTargetActive(undefined),
  );

/** The request of a module that the shell provides, else undefined. */
function sharedRequest(module: Module): string | undefined {
  if (module instanceof webpack.ExternalModule) return module.userRequest;
  if (module.type !== 'consume-shared-module' || !('options' in module)) return undefined;
  const { options } = module;
  if (typeof options !== 'object' || options === null || !('shareKey' in options)) return undefined;
  return String(options.shareKey);
}

function exportsOf({ moduleGraph }: Compilation, module: Module): string[] | null {
  if (module.buildMeta?.exportsType !== 'namespace') return null;
  const names = moduleGraph.getProvidedExports(module);
  return Array.isArray(names) ? [...names].sort() : null;
}

function referencedNames({ moduleGraph }: Compilation, dependency: webpack.Dependency): string[] {
  return dependency.getReferencedExports(moduleGraph, undefined).map((reference) => {
    const path = Array.isArray(reference) ? reference : reference.name;
    return path[0] ?? '*';
  });
}
