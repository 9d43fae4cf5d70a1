/** A colour in Oklab, a hundredfold: distances are about as people see them. https://bottosson.github.io/posts/oklab/ */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const gamma = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Of channels from 0 to 255. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 100 * (0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short),
    a: 100 * (1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short),
    b: 100 * (0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short),
  };
}

/** As `#rrggbb`; what a screen cannot show is cut. */
export function hexOf({ l, a, b }: Lab): string {
  const [long, middle, short] = [
    ((l + 0.3963377774 * a + 0.2158037573 * b) / 100) ** 3,
    ((l - 0.1055613458 * a - 0.0638541728 * b) / 100) ** 3,
    ((l - 0.0894841775 * a - 1.291485548 * b) / 100) ** 3,
  ];
  const channels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return `#${channels
    .map((light) => Math.round(255 * Math.min(1, Math.max(0, gamma(Math.max(0, light))))))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Of `rrggbb`, with or without `#`. */
export function labOfHex(text: string): Lab | undefined {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (!match) return undefined;
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((channel) => Number.parseInt(channel, 16));
  return labOf(red, green, blue);
}

export function farApart(one: Lab, other: Lab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
}

const side = 5;
/** To the middle of a cell: whatever is within 5.7 of a colour is found, and nothing beyond 14.3. */
const reach = 10;

/** The cells around a colour, as `color_cells` of the database names them. */
export function cellsNear(color: Lab): number[] {
  const around = (value: number, offset: number): number[] => {
    const middle = Math.floor((value + offset) / side);
    return [-2, -1, 0, 1, 2].map((step) => middle + step).filter((cell) => cell >= 0 && cell <= 20);
  };
  return around(color.l, 0).flatMap((l) =>
    around(color.a, 50).flatMap((a) =>
      around(color.b, 50)
        .filter((b) => {
          const middle = { l: (l + 0.5) * side, a: (a + 0.5) * side - 50, b: (b + 0.5) * side - 50 };
          return farApart(color, middle) <= reach;
        })
        .map((b) => l * 1000 + a * 30 + b),
    ),
  );
}

/** The colours that have a name, which the page knows (`src/lib/words/colorWords.ts`). */
export const namedColors = [
  'f6f4ef',
  '9a9a98',
  '1c1c1e',
  'c8362c',
  'e8832a',
  'f0c51e',
  '9cbf3c',
  '2f8a58',
  '74bcdc',
  '2c5cb4',
  '764f9e',
  'e690b2',
  '7a5236',
  'e6d8bd',
] as const;

/** The one of them that a colour is nearest to. */
export function nearestNamed(color: Lab): (typeof namedColors)[number] {
  const distance = (hex: string): number => farApart(color, labOfHex(hex) ?? color);
  return namedColors.reduce((near, hex) => (distance(hex) < distance(near) ? hex : near));
}
