import webpack, { type Configuration } from 'webpack';
import { describeErrors } from './compile-errors';

/** Runs webpack once. @throws Error with all messages of a failed build */
export function compile(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) return reject(failure);
        const errors = stats?.toJson({ all: false, errors: true }).errors ?? [];
        if (errors.length === 0) return resolve();
        reject(new Error(describeErrors(errors).join('\n\n')));
      });
    });
  });
}
