/** `sizes` of the pictures on the wall, as `partner-wall.module.css` lays them out. */
export const NORMAL_SIZES = '(max-width: 768px) 45vw, 240px';
export const LARGE_SIZES = '(max-width: 768px) 90vw, 500px';
