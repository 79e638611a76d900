type Ink = 'dark' | 'paper' | 'second' | 'third';

/** Layers of one colour on a 120×120 grid, from back to front. The first is the outline of the figure. */
export type Figure = readonly { ink: Ink; d: string }[];

const dot = (x: number, y: number, r: number): string => oval(x, y, r, r);

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

/** A path and its mirror image. */
const pair = (x: number, y: number, r: number): string => dot(x, y, r) + dot(120 - x, y, r);

const cat: Figure = [
  {
    ink: 'paper',
    d: 'M24 22 46 37q14-5 28 0L96 22q4 22 0 42c2 24-14 38-36 38S22 88 24 64q-4-20 0-42z',
  },
  { ink: 'second', d: `M30 33 44 43 33 53zM90 33 76 43 87 53z${pair(34, 80, 6)}` },
  { ink: 'dark', d: `${pair(44, 66, 6)}M53 77h14l-7 8zM14 70l20 5-20 1zM106 70l-20 5 20 1z` },
];

const fox: Figure = [
  { ink: 'second', d: 'M18 20 48 38h24l30-18c4 32-6 58-42 82C24 78 14 52 18 20z' },
  {
    ink: 'paper',
    d: 'M22 62c16-6 30 6 38 40-21-13-34-27-38-40zM98 62c-16-6-30 6-38 40 21-13 34-27 38-40z',
  },
  { ink: 'dark', d: `${pair(44, 58, 5)}${dot(60, 97, 6)}M22 26l16 11-14 12zM98 26 82 37l14 12z` },
];

const rabbit: Figure = [
  {
    ink: 'paper',
    d: 'M38 52C24 30 28 6 38 6s18 22 16 40q6-2 12 0C64 28 72 6 82 6s14 24 0 46c16 8 18 20 16 30-3 14-18 22-38 22S25 96 22 82c-2-10 0-22 16-30z',
  },
  {
    ink: 'second',
    d: `M39 14c6 4 9 18 8 30-8-8-13-24-8-30zM81 14c-6 4-9 18-8 30 8-8 13-24 8-30z${pair(34, 84, 6)}`,
  },
  { ink: 'dark', d: `${pair(46, 72, 5)}M54 80h12l-6 7zM59 86h2v8h-2z` },
];

const bear: Figure = [
  { ink: 'dark', d: pair(31, 36, 16) + dot(60, 64, 40) },
  { ink: 'second', d: pair(31, 36, 8) },
  { ink: 'paper', d: oval(60, 82, 21, 16) + pair(44, 58, 6) },
  { ink: 'dark', d: `M51 74h18l-9 10zM59 82h2v9h-2z${pair(45, 58, 3)}` },
];

const owl: Figure = [
  {
    ink: 'second',
    d: 'M24 20l18 10q18-6 36 0l18-10c6 22 2 32 2 46 0 24-16 38-38 38S22 90 22 66c0-14-4-24 2-46z',
  },
  { ink: 'paper', d: pair(42, 56, 18) },
  { ink: 'dark', d: `${pair(44, 56, 9)}M43 84l5 6 5-6zM55 91l5 6 5-6zM67 84l5 6 5-6z` },
  { ink: 'third', d: 'M52 66h16l-8 15z' },
  { ink: 'paper', d: `${dot(47, 53, 3)}${dot(79, 53, 3)}` },
];

const robot: Figure = [
  { ink: 'paper', d: 'M56 14h8v14h26v62H74v14H46V90H30V28h26zM16 46h12v24H16zM92 46h12v24H92z' },
  { ink: 'second', d: `${dot(60, 13, 8)}M40 74h40v9H40z` },
  { ink: 'dark', d: 'M37 38h46v27H37zM49 74h3v9h-3zM58.5 74h3v9h-3zM68 74h3v9h-3zM46 93h28v4H46z' },
  { ink: 'third', d: 'M45 46h10v11H45zM65 46h10v11H65z' },
];

const ghost: Figure = [
  {
    ink: 'paper',
    d: 'M22 106V56c0-24 16-40 38-40s38 16 38 40v50L85 95l-12 11-13-11-13 11-12-11z',
  },
  { ink: 'second', d: pair(36, 68, 6) },
  { ink: 'dark', d: oval(46, 52, 6, 10) + oval(74, 52, 6, 10) + oval(60, 76, 7, 8) },
];

const frog: Figure = [
  {
    ink: 'second',
    d: `${pair(35, 36, 17)}M14 70c0-21 20-32 46-32s46 11 46 32-20 34-46 34-46-13-46-34z`,
  },
  { ink: 'paper', d: pair(35, 35, 11) },
  { ink: 'third', d: pair(27, 68, 6) },
  { ink: 'dark', d: `${pair(38, 36, 5)}M36 74q24 15 48 0v5q-24 18-48 0z${pair(54, 58, 2)}` },
];

const astronaut: Figure = [
  { ink: 'paper', d: `${dot(60, 56, 43)}M20 110c0-16 12-22 40-22s40 6 40 22z` },
  { ink: 'second', d: 'M10 46h9v20h-9zM101 46h9v20h-9zM28 92h64v5H28zM50 101h20v6H50z' },
  { ink: 'dark', d: 'M28 58c0-21 13-31 32-31s32 10 32 31-13 27-32 27-32-6-32-27z' },
  { ink: 'third', d: 'M38 53c2-11 9-17 18-18v6c-7 1-11 5-12 12z' },
  { ink: 'paper', d: `${dot(72, 64, 3)}${dot(60, 74, 2)}${dot(78, 47, 2)}${dot(50, 64, 1.5)}` },
];

const dragon: Figure = [
  {
    ink: 'second',
    d: 'M34 40 26 10l20 18h28L94 10 86 40c10 8 14 22 10 36-4 18-16 28-36 28S28 94 24 76c-4-14 0-28 10-36z',
  },
  { ink: 'third', d: 'M26 10l20 18-12 12zM94 10 74 28l12 12zM60 12l8 16H52z' },
  { ink: 'paper', d: oval(60, 84, 23, 15) + pair(43, 55, 9) },
  { ink: 'dark', d: `${oval(44, 55, 3, 7)}${oval(76, 55, 3, 7)}${pair(52, 80, 3)}M50 89h20v3H50z` },
];

const octopus: Figure = [
  {
    ink: 'dark',
    d: 'M60 14c22 0 36 16 36 36 0 12-4 18-6 24 4 10 12 10 14 8 2 12-10 20-20 12-2 8-8 12-14 6-4 6-16 6-20 0-6 6-12 2-14-6-10 8-22 0-20-12 2 2 10 2 14-8-2-6-6-12-6-24 0-20 14-36 36-36z',
  },
  {
    ink: 'second',
    d: `${dot(44, 30, 5)}${dot(60, 25, 3)}${dot(78, 34, 6)}M50 70q10 8 20 0v5q-10 9-20 0z`,
  },
  { ink: 'paper', d: pair(45, 54, 10) },
  { ink: 'dark', d: pair(48, 55, 5) },
];

const knight: Figure = [
  { ink: 'paper', d: 'M26 106V58c0-26 15-40 34-40s34 14 34 40v48z' },
  { ink: 'second', d: 'M58 18C56 2 78-2 102 8c-10 0-14 6-17 15-7-5-17-6-27-5z' },
  { ink: 'dark', d: `M34 54h52v10H65v26H55V64H34z${pair(42, 76, 3)}${pair(42, 87, 3)}` },
  { ink: 'third', d: 'M26 97h68v9H26z' },
];

/** In the order of the account's `avatar.index`. */
const FIGURES_BY_NAME = {
  cat,
  fox,
  rabbit,
  bear,
  owl,
  robot,
  ghost,
  frog,
  astronaut,
  dragon,
  octopus,
  knight,
};

export const AVATAR_FIGURES = Object.keys(FIGURES_BY_NAME);
export const FIGURES: readonly Figure[] = Object.values(FIGURES_BY_NAME);
