/** Preview picture of the library pages. */
export const LIBRARY_IMAGE = '/media/og/library.png';
