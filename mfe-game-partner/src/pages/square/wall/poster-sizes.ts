/** `sizes` of the posters; match `partner-wall.module.css`. */
export const NORMAL_SIZES = '(max-width: 768px) 45vw, 240px';
export const LARGE_SIZES = '(max-width: 768px) 90vw, 500px';
