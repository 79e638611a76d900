/** A section speaks another contract than this shell. */
export class ContractMismatch extends Error {
  override readonly name = 'ContractMismatch';
}
