import type { Film } from './kit.ts';
import { kotori } from './kotori.ts';
import { rain } from './rain.ts';
import { walk } from './walk.ts';
import { weather } from './weather.ts';

export const FILMS: Readonly<Record<string, Film>> = { weather, kotori, rain, walk };
