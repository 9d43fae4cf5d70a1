// Draws the icons of the installed application from the mark: `node scripts/appIcons.mjs`, after the mark has changed.
import { Resvg } from '@resvg/resvg-js';
import fs from 'node:fs';
import { inRoot } from './lib/place.mjs';

const [paper, ai, shu] = ['#F8F6F1', '#22379B', '#C2371B'];
const thread = (d, stroke, width = 3.6, cap = 'round') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="${cap}"/>`;

/** The twist of two threads (favicon.svg), on paper: `share` of the square's width. */
const mark = (share) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <rect width="100" height="100" fill="${paper}"/>
  <g transform="translate(50 50) scale(${(share * 100) / 30}) translate(-15 -11)">
    ${thread('M2 17C8 17 9 5 15 5', shu)}
    ${thread('M2 5C8 5 9 17 15 17', paper, 7, 'butt')}
    ${thread('M2 5C8 5 9 17 15 17S22 5 28 5', ai)}
    ${thread('M17 5.3C21.5 6.5 22.5 17 27 17', paper, 7, 'butt')}
    ${thread('M15 5C21 5 22 17 28 17', shu)}
  </g>
</svg>`;

/** Launchers cut a maskable one to shapes of their own: everything stands within four fifths. */
const icons = [
  ['icon-192.png', 192, 0.72],
  ['icon-512.png', 512, 0.72],
  ['icon-maskable-512.png', 512, 0.54],
  ['apple-touch-icon.png', 180, 0.7],
];
fs.mkdirSync(inRoot('public', 'icons'), { recursive: true });
for (const [name, size, share] of icons) {
  const png = new Resvg(mark(share), { fitTo: { mode: 'width', value: size } }).render().asPng();
  fs.writeFileSync(inRoot('public', 'icons', name), png);
}
