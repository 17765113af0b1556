import type { Program } from '../../../../mortgage/programs/programs.ts';

/** What the programs are called where room is short. */
export const programNames: Record<Program, string> = { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA' };
