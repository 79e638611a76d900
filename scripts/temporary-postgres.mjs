import { startTemporaryPostgres } from './lib/machine/postgres.mjs';

// Prints the URL of a temporary PostgreSQL server, or `none` where none can be installed. Closing standard input stops it.
// Arguments are settings of the server, `name=value`.
const database = await startTemporaryPostgres(process.argv.slice(2));
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
