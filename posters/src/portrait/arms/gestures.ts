import type { Arm } from './arms';
import type { Prop } from '../look';
import type { Rng } from '../../print/rng';

/** Both arms of a figure, and whether the prop covers the torso or is above a raised hand. */
export interface Gesture {
  left: Arm;
  right: Arm;
  /** Position of the prop's origin, in body units. */
  at: readonly [number, number];
}

const hip: Arm = { elbow: [-164, 128], wrist: [-102, 190], grip: 'fist', turn: 24 };
const rest: Arm = { elbow: [-136, 160], wrist: [-44, 214], grip: 'fist', turn: 8 };
const raised = (x: number, y: number, turn = -78): Arm => ({
  elbow: [148, 168],
  wrist: [x, y],
  grip: 'fist',
  turn,
  flip: false,
});

const EMPTY: readonly Gesture[] = [
  {
    left: hip,
    right: { elbow: [158, 130], wrist: [136, 34], grip: 'open', turn: -84, flip: true },
    at: [0, 0],
  },
  {
    left: hip,
    right: { elbow: [164, 128], wrist: [102, 190], grip: 'fist', turn: 156 },
    at: [0, 0],
  },
  {
    left: rest,
    right: { elbow: [150, 140], wrist: [124, 56], grip: 'peace', turn: -88, flip: true },
    at: [0, 0],
  },
  {
    left: { elbow: [-138, 164], wrist: [-36, 184], grip: 'cup', turn: 4 },
    right: { elbow: [150, 150], wrist: [112, 74], grip: 'point', turn: -70, flip: true },
    at: [0, 0],
  },
  {
    left: { elbow: [-136, 168], wrist: [52, 150], grip: 'fist', turn: -8 },
    right: { elbow: [136, 172], wrist: [-48, 178], grip: 'fist', turn: 184 },
    at: [0, 0],
  },
];

const HOLDING: Record<Exclude<Prop, 'none'>, readonly Gesture[]> = {
  controller: [
    {
      left: { elbow: [-140, 172], wrist: [-84, 160], grip: 'fist', turn: -6 },
      right: { elbow: [140, 172], wrist: [84, 160], grip: 'fist', turn: 186 },
      at: [0, 150],
    },
    {
      left: { elbow: [-144, 160], wrist: [-82, 134], grip: 'fist', turn: -14 },
      right: { elbow: [140, 168], wrist: [84, 152], grip: 'fist', turn: 178 },
      at: [0, 134],
    },
  ],
  tea: [
    {
      left: { elbow: [-136, 176], wrist: [-58, 190], grip: 'cup', turn: -8 },
      right: { elbow: [140, 160], wrist: [70, 134], grip: 'fist', turn: 186 },
      at: [4, 130],
    },
    {
      left: hip,
      right: { elbow: [140, 168], wrist: [104, 116], grip: 'fist', turn: 200 },
      at: [44, 104],
    },
  ],
  sword: [
    { left: hip, right: raised(120, 118, -60), at: [130, 92] },
    {
      left: { elbow: [-134, 176], wrist: [-48, 196], grip: 'fist', turn: -2 },
      right: { elbow: [136, 172], wrist: [52, 176], grip: 'fist', turn: 182 },
      at: [0, 150],
    },
  ],
  cat: [
    {
      left: { elbow: [-138, 176], wrist: [10, 206], grip: 'fist', turn: 6 },
      right: { elbow: [138, 170], wrist: [-2, 190], grip: 'fist', turn: 174 },
      at: [0, 104],
    },
  ],
  book: [
    {
      left: { elbow: [-140, 176], wrist: [-88, 186], grip: 'fist', turn: -24 },
      right: { elbow: [140, 176], wrist: [88, 186], grip: 'fist', turn: 204 },
      at: [0, 148],
    },
  ],
  map: [
    {
      left: { elbow: [-150, 176], wrist: [-118, 140], grip: 'fist', turn: -10 },
      right: { elbow: [150, 176], wrist: [118, 140], grip: 'fist', turn: 190 },
      at: [0, 156],
    },
  ],
  wrench: [
    { left: hip, right: raised(120, 102), at: [124, 68] },
    { left: rest, right: raised(110, 124, -60), at: [124, 94] },
  ],
  lute: [
    {
      left: { elbow: [-142, 150], wrist: [-66, 170], grip: 'cup', turn: 20 },
      right: { elbow: [158, 150], wrist: [128, 88], grip: 'fist', turn: 226 },
      at: [-20, 176],
    },
  ],
  card: [
    { left: hip, right: raised(112, 92, -96), at: [108, 52] },
    { left: rest, right: raised(124, 70, -84), at: [128, 32] },
  ],
  fish: [
    {
      left: { elbow: [-138, 176], wrist: [-86, 168], grip: 'cup', turn: -14 },
      right: { elbow: [138, 176], wrist: [82, 172], grip: 'cup', turn: 194 },
      at: [0, 138],
    },
    { left: hip, right: raised(122, 46, -84), at: [126, 20] },
  ],
  bow: [
    {
      left: rest,
      right: { elbow: [150, 160], wrist: [122, 100], grip: 'fist', turn: -30 },
      at: [146, 84],
    },
  ],
  lantern: [
    { left: hip, right: raised(126, 50, -84), at: [130, 34] },
    { left: rest, right: raised(112, 66, -90), at: [112, 48] },
  ],
};

/** Chooses the arms for a prop. Coordinates are for a figure that faces the viewer or right. */
export function chooseGesture(prop: Prop, rng: Rng): Gesture {
  return rng.pick(prop === 'none' ? EMPTY : HOLDING[prop]);
}
