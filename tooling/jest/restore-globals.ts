/** @returns restores all global properties, environment variables and functions of `process` that Jest replaces */
export function rememberGlobals(): () => void {
  const properties = Object.getOwnPropertyDescriptors(globalThis);
  const environment = { ...process.env };
  // Each replacement of Jest calls the one before and refers to the modules of its test file.
  const { exit, getBuiltinModule } = process;
  return () => {
    for (const name of Reflect.ownKeys(globalThis))
      if (!Object.hasOwn(properties, name)) Reflect.deleteProperty(globalThis, name);
    Object.defineProperties(globalThis, properties);
    for (const name of Object.keys(process.env))
      if (environment[name] === undefined) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, environment);
    Object.assign(process, { exit, getBuiltinModule });
  };
}
