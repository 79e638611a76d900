import { register } from 'tsx/esm/api';

// Runs the program from its sources; the bundle has a file of the same path.
register();
await import('./main');
