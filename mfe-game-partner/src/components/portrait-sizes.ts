/** `sizes` of a large portrait next to its text. */
export const PORTRAIT_SIZES = '(max-width: 768px) 100vw, 500px';
