import { watchSection, type WatchOptions } from '@huoban/build';

// A process of its own: while it builds, pages are answered all the same.
const options = JSON.parse(process.env['WATCH_OPTIONS'] ?? '') as WatchOptions;
await watchSection(options, (event) => process.send?.(event));
process.once('disconnect', () => process.exit(0));
