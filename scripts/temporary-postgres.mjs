import { startTemporaryPostgres } from './lib/machine/postgres.mjs';

// Holds a PostgreSQL of its own for whoever started this: says its address, and ends with its standard input. Says
// `none` when there is no PostgreSQL and none can be had.
const database = await startTemporaryPostgres();
process.stdout.write(`${database?.url ?? 'none'}\n`);
if (database) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await database.stop();
    process.exit(0);
  };
  process.stdin.on('end', stop).on('error', stop).resume();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
}
