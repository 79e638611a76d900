import type { PartLayers, PortraitContext } from '../frame';

export type HairDrawing = (sitter: PortraitContext, colour: string, dim: string) => PartLayers;
