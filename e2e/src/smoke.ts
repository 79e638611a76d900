import { main } from './smoke/main';

process.exitCode = await main(process.argv.slice(2));
