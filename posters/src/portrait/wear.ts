import type { Part, Sitter } from './frame';

export type Maker = (s: Sitter) => Part;

export const front = (drawn: string): Part => ({ back: '', front: drawn });
