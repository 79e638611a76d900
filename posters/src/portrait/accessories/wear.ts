import type { PartLayers, PortraitContext } from '../frame';

export type AccessoryDrawing = (s: PortraitContext) => PartLayers;

export const frontOnly = (drawn: string): PartLayers => ({ back: '', front: drawn });
