import { watchSection, type WatchOptions } from '@huoban/build';

// Runs in a separate process, so that builds do not block requests.
const options = JSON.parse(process.env['WATCH_OPTIONS'] ?? '') as WatchOptions;
await watchSection(options, (event) => process.send?.(event));
process.once('disconnect', () => process.exit(0));
