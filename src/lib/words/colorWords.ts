/** By their numbers (`rrggbb`). */
export const colorWords: Readonly<Record<string, string>> = {
  f6f4ef: '白',
  '9a9a98': '灰',
  '1c1c1e': '黒',
  c8362c: '赤',
  e8832a: '橙',
  f0c51e: '黄',
  '9cbf3c': '黄緑',
  '2f8a58': '緑',
  '74bcdc': '水色',
  '2c5cb4': '青',
  '764f9e': '紫',
  e690b2: '桃',
  '7a5236': '茶',
  e6d8bd: '生成り',
};

const chosenColor = '選んだ色';

/** Of `#rrggbb`. */
export const colorWord = (color: string): string => colorWords[color.slice(1)] ?? chosenColor;

/** The colours one picks from, and whatever else is chosen. */
export function colorOptions(chosen: readonly string[]) {
  const known = Object.entries(colorWords).map(([value, label]) => ({ value, label }));
  const others = chosen
    .filter((value) => !Object.hasOwn(colorWords, value))
    .map((value) => ({ value, label: chosenColor }));
  return [...known, ...others].map((option) => ({ ...option, color: `#${option.value}` }));
}
