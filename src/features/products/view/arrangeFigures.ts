export interface Figure {
  readonly width: number;
  readonly height: number;
}

/** How wide what stands alone is, as in HTML. */
export const fullSizes = '(max-width: 1023px) 100vw, calc(100vw - 432px)';

export type FigurePlace = 'full' | 'half';

/**
 * Which pictures of a work stand alone across the column and which stand in pairs: two upright ones in a row make a pair, everything else
 * takes the width. The first always does, as it is what the work is judged by.
 */
export function arrangeFigures(figures: readonly Figure[]): readonly FigurePlace[] {
  const upright = (index: number): boolean => {
    const figure = figures[index];
    return figure !== undefined && figure.width / figure.height < 0.95;
  };
  const places: FigurePlace[] = [];
  for (let index = 0; index < figures.length; index += 1) {
    if (index > 0 && upright(index) && upright(index + 1)) {
      places.push('half', 'half');
      index += 1;
    } else {
      places.push('full');
    }
  }
  return places;
}
