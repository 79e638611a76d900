import type { Part, Sitter } from './frame';

export type Cut = (sitter: Sitter, colour: string, dim: string) => Part;
