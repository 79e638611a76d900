import { FolderStorage } from '../../storage/folder-storage';

/** For tests: does something at the moment before the first key like this is created, as another process could. */
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

/** Entries of a channel's log. */
export const LOG_ENTRY_KEY = /\/log\/\d+\.json$/;
