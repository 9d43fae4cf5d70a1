import type { ReactElement } from 'react';
import { placed } from '../../lib/browser/placed.ts';
import { seeded } from './drawnCover.ts';
import type { Motif as MotifName } from './drawnCover.ts';
import * as css from './Motif.css.ts';

interface MotifProps {
  readonly motif: MotifName;
  readonly seed: string;
  readonly className?: string;
}

const side = 120;

interface Shape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lit: boolean;
  readonly faint?: boolean;
}

function shapesOf(motif: Exclude<MotifName, 'arcs'>, next: () => number): readonly Shape[] {
  const pick = (count: number) => Math.floor(next() * count);
  switch (motif) {
    case 'bars': {
      const count = 6 + pick(3);
      const lit = 1 + pick(count - 1);
      const width = side / count;
      return Array.from({ length: count }, (_, at) => {
        const height = 24 + ((at + next() * 2.4) / (count + 1.4)) * 92;
        return { x: at * width, y: side - height, width: width - 4, height, lit: at === lit };
      });
    }
    case 'cells': {
      const count = 3 + pick(2);
      const lit = pick(count * count);
      const width = side / count;
      return Array.from({ length: count * count }, (_, at) => ({
        x: (at % count) * width,
        y: Math.floor(at / count) * width,
        width: width - 5,
        height: width - 5,
        lit: at === lit,
        faint: at !== lit && next() < 0.55,
      }));
    }
    case 'lines': {
      const count = 9 + pick(3);
      const lit = 2 + pick(count - 3);
      return Array.from({ length: count }, (_, at) => ({
        x: 0,
        y: (at * side) / count,
        width: at === lit ? 40 + next() * 40 : 84 + next() * 36,
        height: 3,
        lit: at === lit,
      }));
    }
    case 'steps': {
      const count = 4 + pick(3);
      const lit = pick(count);
      const size = side / count;
      return Array.from({ length: count }, (_, at) => ({
        x: at * size,
        y: side - (at + 1) * size,
        width: side - at * size,
        height: size - 4,
        lit: at === lit,
      }));
    }
  }
}

/** A square of ornament: the same for the same seed. */
export function Motif({ motif, seed, className }: MotifProps): ReactElement {
  const next = seeded(`${motif} ${seed}`);
  const lit = motif === 'arcs' ? Math.floor(next() * 4) : 0;
  const corner = motif === 'arcs' ? Math.floor(next() * 4) * 90 : 0;
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      className={className}
      preserveAspectRatio="xMinYMin meet"
      aria-hidden="true"
    >
      {motif === 'arcs' ? (
        <g transform={`rotate(${corner} ${side / 2} ${side / 2})`}>
          {placed([112, 84, 56, 28]).map(({ key, at, entry: radius }) => (
            <path
              key={key}
              d={`M0 ${radius} A${radius} ${radius} 0 0 0 ${radius} 0`}
              fill="none"
              strokeWidth="15"
              className={at === lit ? css.litLine : css.line}
            />
          ))}
        </g>
      ) : (
        placed(shapesOf(motif, next)).map(({ key, entry: { lit: isLit, faint, ...shape } }) => (
          <rect key={key} {...shape} className={isLit ? css.lit : faint === true ? css.faint : css.plain} />
        ))
      )}
    </svg>
  );
}
