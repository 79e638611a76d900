/** The last `limit` used values by key. */
export class VersionCache<Value> {
  private readonly values = new Map<string, Value>();

  constructor(private readonly limit: number) {}

  get(key: string, make: () => Value): Value {
    const known = this.values.get(key);
    const value = known ?? make();
    this.values.delete(key);
    this.values.set(key, value);
    const oldest = this.values.keys().next();
    if (this.values.size > this.limit && !oldest.done) this.values.delete(oldest.value);
    return value;
  }

  forget(key: string): void {
    this.values.delete(key);
  }
}
