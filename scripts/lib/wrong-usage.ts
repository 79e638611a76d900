/** A wrong word on the command line; the message says which are right. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}
