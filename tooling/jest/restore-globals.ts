/** @returns restores all global properties and environment variables as they are now */
export function rememberGlobals(): () => void {
  const properties = Object.getOwnPropertyDescriptors(globalThis);
  const environment = { ...process.env };
  return () => {
    for (const name of Reflect.ownKeys(globalThis))
      if (!Object.hasOwn(properties, name)) Reflect.deleteProperty(globalThis, name);
    Object.defineProperties(globalThis, properties);
    for (const name of Object.keys(process.env))
      if (environment[name] === undefined) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, environment);
  };
}
