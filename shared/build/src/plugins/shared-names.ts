import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

const NAME = 'SharedNames';

/** Which exports of shared packages a build uses, and which it provides: package → names. */
export interface FoundNames {
  used: Record<string, string[]>;
  provided: Record<string, string[]>;
}

/**
 * Reads off the module graph, after unused code was found, which names a section takes from packages that the shell
 * owns (`*`: the package as a whole) and which names the shell gives. CommonJS packages are left out of what is given:
 * their names cannot be read from the sources for sure.
 * @param report called once with what was found
 */
export class SharedNamesPlugin {
  constructor(private readonly report: (names: FoundNames) => void) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap(NAME, () => {
        this.report(namesIn(compilation));
      });
    });
  }
}

const namesIn = (compilation: Compilation): FoundNames => ({
  used: usedNames(compilation),
  provided: providedNames(compilation),
});

function usedNames(compilation: Compilation): Record<string, string[]> {
  const used = new Map<string, Set<string>>();
  for (const module of walk(compilation)) {
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

/** Every module that the entries reach through code that is not thrown away. */
function* walk(compilation: Compilation): Generator<Module> {
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

/** What the code asked for, when the answer comes from the shell. */
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
