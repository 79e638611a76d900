/** A section has another contract version than this shell. */
export class ContractMismatch extends Error {
  override readonly name = 'ContractMismatch';
}
