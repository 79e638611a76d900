import pLimit, { type LimitFunction } from 'p-limit';

/** Runs the tasks of one key sequentially, those of different keys concurrently. */
export function createKeyedQueue() {
  const limits = new Map<string, LimitFunction>();
  return async <Value>(key: string, task: () => Promise<Value>): Promise<Value> => {
    const limit = limits.get(key) ?? pLimit(1);
    limits.set(key, limit);
    try {
      return await limit(task);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(key);
    }
  };
}
