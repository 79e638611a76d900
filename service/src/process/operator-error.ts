/** An error that the operator can fix. Its message is enough; a stack would hide it. */
export class OperatorError extends Error {}
