import { FolderStorage } from '../../storage/folder-storage';

/** Runs `act` just before the first matching key is created, as a concurrent process could. */
export function runBeforeCreate(key: RegExp, act: () => Promise<unknown>): void {
  const create = FolderStorage.prototype.create;
  let isFirst = true;
  jest.spyOn(FolderStorage.prototype, 'create').mockImplementation(async function (
    this: FolderStorage,
    created,
    content,
  ) {
    if (isFirst && key.test(created)) {
      isFirst = false;
      await act();
    }
    return create.call(this, created, content);
  });
}

/** Keys of log entries. */
export const LOG_ENTRY_KEY = /\/log\/\d+\.json$/;
