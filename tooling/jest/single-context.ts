import vm from 'node:vm';

/** Stands for the context of the process, which has no object of its own. */
export const OWN_CONTEXT = vm.createContext({});

const { compileFunction } = vm;

vm.compileFunction = (code, parameters, options) => {
  if (options?.parsingContext !== OWN_CONTEXT) return compileFunction(code, parameters, options);
  const { parsingContext: _, ...ofProcess } = options;
  return compileFunction(code, parameters, ofProcess);
};
